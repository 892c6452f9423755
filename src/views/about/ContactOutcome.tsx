import { Button } from '@/ui/components/Button';
import type { SubmissionOutcome } from '@/ui/hooks/useSubmission';
import { useTranslation } from 'next-i18next/pages';
import type { Brand } from '@/ui/layouts/frameProps';
import { formId } from '@/ui/hooks/enquiryDraft';
import { EnquiryFailure } from '../enquiry/EnquiryFailure';
import { EnquirySent } from '../enquiry/EnquirySent';

interface ContactOutcomeProps {
  readonly outcome: SubmissionOutcome;
  readonly isSending: boolean;
  readonly brand: Pick<Brand, 'chatHref' | 'email'>;
  /** E-mail address that the answer goes to. */
  readonly sentTo: string;
  /** Requests an empty form after this enquiry has arrived. */
  readonly onAgain: () => void;
}

/** The result of an enquiry, with other ways to contact the company if it failed. */
export const ContactOutcome = ({
  outcome,
  isSending,
  brand,
  sentTo,
  onAgain,
}: ContactOutcomeProps) => {
  const { t } = useTranslation('contact');
  if (outcome.kind === 'sent') {
    return (
      <EnquirySent
        heading={t('sent.heading')}
        text={t('sent.text', { email: sentTo })}
        outcome={outcome}
      >
        <Button onClick={onAgain}>{t('sent.again')}</Button>
      </EnquirySent>
    );
  }
  return (
    <EnquiryFailure heading={t('failure.heading')} {...{ outcome, isSending, brand, formId }} />
  );
};
