import { useState } from 'react';
import { ButtonLink } from '@/components/ButtonLink';
import { Planner } from '@/components/Planner';
import { SelectField } from '@/components/SelectField';
import { useTranslation } from '@/hooks/useTranslation';
import type { CityLink } from '@/layouts/frameProps';
import styles from './HomePlanner.module.css';

interface HomePlannerProps {
  readonly cities: readonly CityLink[];
  readonly destinations: string;
}

/** Where to, when and how many: the start of a plan. Leads to the city that was chosen, else to all of them. */
export const HomePlanner = ({ cities, destinations }: HomePlannerProps) => {
  const { t } = useTranslation('home');
  const [slug, setSlug] = useState<string>();
  const chosen = cities.find((city) => city.slug === slug);
  return (
    <div className={styles.card}>
      <Planner
        start={
          <SelectField
            label={t('planner.destination')}
            value={slug}
            any={t('planner.destinationAny')}
            options={cities.map(({ slug: value, text }) => ({ value, label: text }))}
            onChange={setSlug}
          />
        }
        end={
          <ButtonLink href={chosen?.href ?? destinations} look="cta">
            {t('planner.go')}
          </ButtonLink>
        }
      />
    </div>
  );
};
