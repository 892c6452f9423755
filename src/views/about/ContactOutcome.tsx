import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import figures from '@/ui/components/heading.module.css';
import { Icon } from '@/ui/components/Icon';
import { Message } from '@/ui/components/Message';
import styles from '@/ui/components/Message.module.css';
import { SubmitButton } from '@/ui/components/SubmitButton';
import type { SubmissionOutcome } from '@/ui/hooks/useSubmission';
import { useTranslation } from '@/ui/hooks/useTranslation';
import type { Brand } from '@/ui/layouts/frameProps';
import { toFields } from '@troupe/basics/fields';
import { formId } from '@/ui/hooks/enquiryDraft';

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
  const { t } = useTranslation(['contact', 'common']);
  if (outcome.kind === 'sent') {
    const { reference } = toFields(outcome.answer['enquiry']);
    return (
      <Message look="done" heading={t('contact:sent.heading')} focusOn={outcome}>
        <p>{t('contact:sent.text', { email: sentTo })}</p>
        {typeof reference === 'string' && (
          <p>
            {t('contact:sent.reference')} <strong className={figures.figure}>{reference}</strong>
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onAgain}>{t('contact:sent.again')}</Button>
        </div>
      </Message>
    );
  }
  const isRefused = outcome.kind === 'refused';
  return (
    <Message look="error" heading={t('contact:failure.heading')} focusOn={outcome}>
      <p>
        {isRefused && t('contact:failure.refused', { email: brand.email })}
        {outcome.kind === 'busy' && t('contact:failure.busy')}
        {!isRefused && outcome.kind !== 'busy' && t('contact:failure.text')}
      </p>
      <div className={styles.actions}>
        {!isRefused && (
          <SubmitButton form={formId} isSending={isSending} sending={t('contact:form.sending')}>
            {t('contact:failure.retry')}
          </SubmitButton>
        )}
        <ButtonLink href={brand.chatHref}>
          <Icon name="chat" /> {t('common:contact.chat')}
        </ButtonLink>
      </div>
    </Message>
  );
};
