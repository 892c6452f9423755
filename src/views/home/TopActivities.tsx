import { useState } from 'react';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { Grid } from '@/ui/components/Grid';
import { ProductCard } from '@/ui/components/ProductCard';
import { Section } from '@/ui/components/Section';
import { useTranslation } from '@/ui/hooks/useTranslation';
import type { Occasion } from '@/catalog/mesh/nodes/categories';
import type { TopActivity } from './pageProps';

interface TopActivitiesProps {
  readonly activities: readonly TopActivity[];
  readonly occasions: readonly Occasion[];
}

const shown = 8;

/** Each audience loads only its own texts. */
const occasionKeys = {
  stag: 'consumer:occasion.stag',
  hen: 'consumer:occasion.hen',
  team: 'corporate:occasion.team',
  incentive: 'corporate:occasion.incentive',
} as const satisfies Record<Occasion, string>;

/** Popular activities, filtered by occasion. */
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
