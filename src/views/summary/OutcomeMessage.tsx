import { ButtonLink } from '@/components/ButtonLink';
import { Icon } from '@/components/Icon';
import { Message } from '@/components/Message';
import styles from '@/components/Message.module.css';
import { SubmitButton } from '@/components/SubmitButton';
import type { SubmissionOutcome } from '@/hooks/useSubmission';
import { useTranslation } from '@/hooks/useTranslation';
import { asNew, formId } from './details';

interface OutcomeMessageProps {
  readonly outcome: SubmissionOutcome;
  readonly isSending: boolean;
  readonly links: { readonly cart: string; readonly chat: string };
}

/** Why a plan did not become an order, and what can be done about it. */
export const OutcomeMessage = ({ outcome, isSending, links }: OutcomeMessageProps) => {
  const { t } = useTranslation('summary');
  const { kind } = outcome;
  if (kind === 'sent') return null;
  const isKnown = kind === 'known';
  return (
    <Message
      look={isKnown ? 'notice' : 'error'}
      heading={t(isKnown ? 'known.heading' : 'failure.heading')}
      focusOn={outcome}
    >
      <p>
        {isKnown && t('known.text')}
        {kind === 'refused' && t('failure.refused')}
        {kind === 'busy' && t('failure.busy')}
        {kind === 'failed' && t('failure.text')}
      </p>
      <div className={styles.actions}>
        {isKnown && (
          <SubmitButton
            form={formId}
            value={asNew}
            isSending={isSending}
            sending={t('form.sending')}
          >
            {t('known.again')}
          </SubmitButton>
        )}
        {(kind === 'failed' || kind === 'busy') && (
          <SubmitButton form={formId} isSending={isSending} sending={t('form.sending')}>
            {t('failure.retry')}
          </SubmitButton>
        )}
        {kind === 'refused' && (
          <ButtonLink href={links.cart} look="cta">
            {t('plan.edit')}
          </ButtonLink>
        )}
        <ButtonLink href={links.chat}>
          <Icon name="chat" /> {t('failure.chat')}
        </ButtonLink>
      </div>
    </Message>
  );
};
