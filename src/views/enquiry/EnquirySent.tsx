import type { ReactNode } from 'react';
import figures from '@/ui/components/heading.module.css';
import { Message } from '@/ui/components/Message';
import styles from '@/ui/components/Message.module.css';
import type { SubmissionOutcome } from '@/ui/hooks/useSubmission';
import { useTranslation } from 'next-i18next/pages';
import { toFields } from '@troupe/basics/fields';

interface EnquirySentProps {
  readonly heading: string;
  readonly text: string;
  readonly outcome: Extract<SubmissionOutcome, { kind: 'sent' }>;
  /** What can be done next. */
  readonly children: ReactNode;
}

/** Says that an enquiry has arrived, with its reference. */
export const EnquirySent = ({ heading, text, outcome, children }: EnquirySentProps) => {
  const { t } = useTranslation('contact');
  const { reference } = toFields(outcome.answer['enquiry']);
  return (
    <Message look="done" heading={heading} focusOn={outcome}>
      <p>{text}</p>
      {typeof reference === 'string' && (
        <p>
          {t('sent.reference')} <strong className={figures.figure}>{reference}</strong>
        </p>
      )}
      <div className={styles.actions}>{children}</div>
    </Message>
  );
};
