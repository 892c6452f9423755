import { ButtonLink } from '@/ui/components/ButtonLink';
import { Icon } from '@/ui/components/Icon';
import { Message } from '@/ui/components/Message';
import styles from '@/ui/components/Message.module.css';
import { SubmitButton } from '@/ui/components/SubmitButton';
import type { SubmissionOutcome } from '@/ui/hooks/useSubmission';
import { useTranslation } from 'next-i18next/pages';
import type { Brand } from '@/ui/layouts/frameProps';

interface EnquiryFailureProps {
  readonly heading: string;
  readonly outcome: SubmissionOutcome;
  readonly isSending: boolean;
  readonly brand: Pick<Brand, 'chatHref' | 'email'>;
  /** Id of the form, which the button sends again. */
  readonly formId: string;
}

/** Why an enquiry was not sent, with other ways to contact the company. */
export const EnquiryFailure = ({
  heading,
  outcome,
  isSending,
  brand,
  formId,
}: EnquiryFailureProps) => {
  const { t } = useTranslation(['contact', 'common']);
  const isRefused = outcome.kind === 'refused';
  return (
    <Message look="error" heading={heading} focusOn={outcome}>
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
