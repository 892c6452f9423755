import { paymentMode } from '@/commerce/pricing/payment';
import { Section } from '@/ui/components/Section';
import { Steps } from '@/ui/components/Steps';
import { useDepositShare } from '@/ui/hooks/useDepositShare';
import { useTranslation } from 'next-i18next/pages';

const steps = ['pick', `deposit.${paymentMode}`, 'go'] as const;

/** A separate component, because its deposit depends on the plan: a change does not re-render the rest of the page. */
export const HowItWorks = () => {
  const { t } = useTranslation('home');
  const percent = useDepositShare();
  return (
    <Section heading={t('steps.heading')}>
      <Steps
        isOrdered
        steps={steps.map((step) => ({
          heading: t(`steps.${step}.heading`),
          text: t(`steps.${step}.text`, { percent }),
        }))}
      />
    </Section>
  );
};
