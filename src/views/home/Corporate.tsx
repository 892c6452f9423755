import { Section } from '@/ui/components/Section';
import { Steps } from '@/ui/components/Steps';
import { useTranslation } from '@/ui/hooks/useTranslation';

const programmes = ['team', 'offsite', 'incentive', 'client'] as const;
const clients = ['sales', 'tech', 'hr', 'agencies'] as const;

/** The sections that only corporate sites have. */
export const Corporate = ({ part }: { readonly part: 'programmes' | 'clients' }) => {
  const { t } = useTranslation('corporate');
  const steps =
    part === 'programmes'
      ? programmes.map((key) => ({
          heading: t(`programmes.${key}.heading`),
          text: t(`programmes.${key}.text`),
        }))
      : clients.map((key) => ({
          heading: t(`clients.${key}.heading`),
          text: t(`clients.${key}.text`),
        }));
  return (
    <Section
      heading={t(`${part}.heading`)}
      ground={part === 'clients' ? 'wash' : 'deep'}
      layout={part === 'clients' ? 'beside' : 'stacked'}
    >
      <Steps steps={steps} />
    </Section>
  );
};
