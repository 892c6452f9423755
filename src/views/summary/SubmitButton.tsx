import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/Button';

interface SubmitButtonProps {
  readonly children: string;
  readonly isSending: boolean;
  /** Of the form, where the button stands outside of it. */
  readonly form?: string;
  readonly value?: string;
}

/** Sends the form; not while it is on its way already. */
export const SubmitButton = ({ children, isSending, form, value }: SubmitButtonProps) => {
  const { t } = useTranslation('summary');
  return (
    <Button
      look="cta"
      type="submit"
      form={form}
      value={value}
      disabled={isSending}
      aria-disabled={isSending}
    >
      {isSending ? t('form.sending') : children}
    </Button>
  );
};
