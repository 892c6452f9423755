import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/components/Button';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';

interface EmailFormProps {
  /** Of the field. */
  readonly id: string;
  readonly submit: string;
  readonly isSending: boolean;
  /** @returns whether the address was taken */
  readonly onSend: (email: string) => Promise<boolean>;
}

/** As much as tells a slip: what an address is, the server says. */
const looksValid = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

/** One field for an e-mail address. */
export const EmailForm = ({ id, submit, isSending, onSend }: EmailFormProps) => {
  const { t } = useTranslation('trip');
  const [isInvalid, setIsInvalid] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email');
    const email = String(new FormData(form).get('email') ?? '').trim();
    setIsInvalid(!looksValid(email));
    if (!looksValid(email)) {
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    if (isSending) return;
    void onSend(email).then((isTaken) => isTaken && form.reset());
  };
  return (
    <form className={styles.line} onSubmit={send} noValidate>
      <div className={styles.field}>
        <TextField
          id={id}
          name="email"
          type="email"
          label={t('recovery.email')}
          autoComplete="email"
          required
          error={isInvalid ? t('recovery.invalid') : undefined}
        />
      </div>
      <Button type="submit" aria-disabled={isSending}>
        {submit}
      </Button>
    </form>
  );
};
