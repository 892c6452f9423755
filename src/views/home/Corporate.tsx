import { ButtonLink } from '@/ui/components/ButtonLink';
import { Section } from '@/ui/components/Section';
import { Steps } from '@/ui/components/Steps';
import { useTranslation } from 'next-i18next/pages';

const programmes = ['team', 'offsite', 'incentive', 'client'] as const;
const clients = ['sales', 'tech', 'hr', 'agencies'] as const;

interface CorporateProps {
  readonly part: 'programmes' | 'clients';
  /** Link to the form for a proposal. */
  readonly proposal?: string | null;
}

/** The sections that only corporate sites have. */
export const Corporate = ({ part, proposal = null }: CorporateProps) => {
  const { t } = useTranslation(['corporate', 'common']);
  const steps =
    part === 'programmes'
      ? programmes.map((key) => ({
          heading: t(`corporate:programmes.${key}.heading`),
          text: t(`corporate:programmes.${key}.text`),
        }))
      : clients.map((key) => ({
          heading: t(`corporate:clients.${key}.heading`),
          text: t(`corporate:clients.${key}.text`),
        }));
  return (
    <Section
      heading={t(`corporate:${part}.heading`)}
      ground={part === 'clients' ? 'wash' : 'deep'}
      layout={part === 'clients' ? 'beside' : 'stacked'}
      aside={
        proposal !== null && (
          <ButtonLink href={proposal} look="light">
            {t('common:contact.proposal')}
          </ButtonLink>
        )
      }
    >
      <Steps steps={steps} />
    </Section>
  );
};
