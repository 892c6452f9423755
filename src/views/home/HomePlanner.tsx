import { useState } from 'react';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Planner } from '@/ui/components/Planner';
import { SelectField } from '@/ui/components/SelectField';
import { useTranslation } from 'next-i18next/pages';
import type { CityLink } from '@/ui/layouts/frameProps';
import styles from './HomePlanner.module.css';

interface HomePlannerProps {
  readonly cities: readonly CityLink[];
  readonly destinations: string;
}

/** Destination, dates and group size: the start of a plan. Leads to the selected city, else to the list of cities. */
export const HomePlanner = ({ cities, destinations }: HomePlannerProps) => {
  const { t } = useTranslation('home');
  const [slug, setSlug] = useState<string>();
  const chosen = cities.find((city) => city.slug === slug);
  return (
    <div className={styles.card} data-scripted>
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
