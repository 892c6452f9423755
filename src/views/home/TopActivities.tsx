import { useState } from 'react';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { Grid } from '@/ui/components/Grid';
import { ProductCard } from '@/ui/components/ProductCard';
import { Section } from '@/ui/components/Section';
import { useTranslation } from 'next-i18next/pages';
import type { Occasion } from '@/catalog/mesh/nodes/categories';
import { occasionKeys } from '../cards/occasions';
import type { TopActivity } from './pageProps';

interface TopActivitiesProps {
  readonly activities: readonly TopActivity[];
  readonly occasions: readonly Occasion[];
}

const shown = 8;

/** Popular activities, filtered by occasion. */
export const TopActivities = ({ activities, occasions }: TopActivitiesProps) => {
  const { t } = useTranslation(['home', 'consumer', 'corporate']);
  const [occasion, setOccasion] = useState<Occasion | 'all'>('all');
  const fitting = activities.filter((it) => occasion === 'all' || it.occasions.includes(occasion));
  // A brand for one occasion has nothing to choose.
  const hasChoice = occasions.length > 1;
  return (
    <Section
      heading={t('home:top.heading')}
      text={hasChoice ? t('home:top.text') : undefined}
      ground="wash"
    >
      {hasChoice && (
        <ChoiceChips
          legend={t('home:top.switch')}
          value={occasion}
          onChange={setOccasion}
          choices={[
            { value: 'all', label: t('home:top.all') },
            ...occasions.map((value) => ({ value, label: t(occasionKeys[value]) })),
          ]}
        />
      )}
      <Grid items="rail">
        {fitting.slice(0, shown).map((it) => (
          <ProductCard key={it.href} product={it} city={it.city} />
        ))}
      </Grid>
    </Section>
  );
};
