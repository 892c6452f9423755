import { useState } from 'react';
import { ChoiceChips } from '@/components/ChoiceChips';
import { Grid } from '@/components/Grid';
import { ProductCard } from '@/components/ProductCard';
import { Section } from '@/components/Section';
import { useTranslation } from '@/hooks/useTranslation';
import type { Occasion } from '@/mesh/nodes/categories';
import type { TopActivity } from './pageProps';

interface TopActivitiesProps {
  readonly activities: readonly TopActivity[];
  readonly occasions: readonly Occasion[];
}

const shown = 8;

/** Each audience loads only its own words. */
const occasionKeys = {
  stag: 'consumer:occasion.stag',
  hen: 'consumer:occasion.hen',
  team: 'corporate:occasion.team',
  incentive: 'corporate:occasion.incentive',
} as const satisfies Record<Occasion, string>;

/** What others book, by the occasion. */
export const TopActivities = ({ activities, occasions }: TopActivitiesProps) => {
  const { t } = useTranslation(['home', 'consumer', 'corporate']);
  const [occasion, setOccasion] = useState<Occasion | 'all'>('all');
  const fitting = activities.filter((it) => occasion === 'all' || it.occasions.includes(occasion));
  return (
    <Section heading={t('home:top.heading')} text={t('home:top.text')} ground="wash">
      <ChoiceChips
        legend={t('home:top.switch')}
        value={occasion}
        onChange={setOccasion}
        choices={[
          { value: 'all', label: t('home:top.all') },
          ...occasions.map((value) => ({ value, label: t(occasionKeys[value]) })),
        ]}
      />
      <Grid items="rail">
        {fitting.slice(0, shown).map((it) => (
          <ProductCard key={it.href} product={it} city={it.city} />
        ))}
      </Grid>
    </Section>
  );
};
