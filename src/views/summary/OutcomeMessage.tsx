import { ButtonLink } from '@/ui/components/ButtonLink';
import { Icon } from '@/ui/components/Icon';
import { Message } from '@/ui/components/Message';
import styles from '@/ui/components/Message.module.css';
import { SubmitButton } from '@/ui/components/SubmitButton';
import type { SubmissionOutcome } from '@/ui/hooks/useSubmission';
import { useTranslation } from 'next-i18next/pages';
import { asNew, formId } from './details';

interface OutcomeMessageProps {
  readonly outcome: SubmissionOutcome;
  /** Whether an earlier attempt got no answer. */
  readonly mayHaveArrived: boolean;
  readonly isSending: boolean;
  readonly links: { readonly cart: string; readonly chat: string };
}

/** Why a plan was not accepted as an order, and how to continue. */
export const OutcomeMessage = ({
  outcome,
  mayHaveArrived,
  isSending,
  links,
}: OutcomeMessageProps) => {
  const { t } = useTranslation('summary');
  const { kind } = outcome;
  if (kind === 'sent') return null;
  const isKnown = kind === 'known';
  const isUnsure = !isKnown && (kind === 'failed' || mayHaveArrived);
  const heading = isKnown ? 'known.heading' : isUnsure ? 'unsure.heading' : 'failure.heading';
  return (
    <Message look={isKnown ? 'notice' : 'error'} heading={t(heading)} focusOn={outcome}>
      <p>
        {isKnown && t('known.text')}
        {kind === 'refused' && t('failure.refused')}
        {kind === 'busy' && t('failure.busy')}
        {kind === 'failed' && t('unsure.text')}
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
