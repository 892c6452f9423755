import type { RefObject } from 'react';
import hidden from '@/ui/components/hidden.module.css';
import { Link } from '@/ui/components/Link';
import { SubmitButton } from '@/ui/components/SubmitButton';
import { useTranslation } from 'next-i18next/pages';
import styles from './EnquiryEnd.module.css';

interface EnquiryEndProps {
  /** Honeypot for bots that fill in every field. It is hidden from sight, keyboard and screen readers. */
  readonly unseen: RefObject<HTMLInputElement | null>;
  /** Path of the site's privacy page; `null` if it has none. */
  readonly privacy: string | null;
  readonly isSending: boolean;
  readonly submit: string;
}

/** The end of each form that sends an enquiry: what becomes of the words, and the button. */
export const EnquiryEnd = ({ unseen, privacy, isSending, submit }: EnquiryEndProps) => {
  const { t } = useTranslation('contact');
  const sending = t('form.sending');
  return (
    <>
      <div inert aria-hidden="true" className={hidden.hidden}>
        <input ref={unseen} name="subject" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.consent}>
        {t('form.consent')} {privacy && <Link href={privacy}>{t('form.privacy')}</Link>}
      </p>
      <SubmitButton isSending={isSending} sending={sending}>
        {submit}
      </SubmitButton>
      <p role="status" className={hidden.hidden}>
        {isSending && sending}
      </p>
    </>
  );
};
