import { Button } from './Button';

interface SubmitButtonProps {
  readonly children: string;
  readonly isSending: boolean;
  /** What it says meanwhile. */
  readonly sending: string;
  /** Of the form, where the button stands outside of it. */
  readonly form?: string;
  readonly value?: string;
}

/** Sends a form; not while it is on its way already. */
export const SubmitButton = ({ children, isSending, sending, form, value }: SubmitButtonProps) => (
  <Button
    look="cta"
    type="submit"
    form={form}
    value={value}
    disabled={isSending}
    aria-disabled={isSending}
  >
    {isSending ? sending : children}
  </Button>
);
