import { Section } from '@/components/Section';
import { Steps } from '@/components/Steps';
import { useDepositShare } from '@/hooks/useDepositShare';
import { useTranslation } from '@/hooks/useTranslation';

const steps = ['pick', 'deposit', 'go'] as const;

/** By itself, since its deposit comes with the plan: the rest of the page need not be drawn anew at each change of that. */
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
