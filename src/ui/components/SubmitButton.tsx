import { Button } from './Button';

interface SubmitButtonProps {
  readonly children: string;
  readonly isSending: boolean;
  /** Label while sending. */
  readonly sending: string;
  /** Id of the form, if the button is outside of it. */
  readonly form?: string;
  readonly value?: string;
}

/** Submits a form, unless it is already being sent. */
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
