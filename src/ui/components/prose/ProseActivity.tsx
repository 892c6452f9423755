import { useLivePrices } from '@/ui/hooks/useLive';
import { Icon } from '../Icon';
import { Price } from '../Price';
import type { ActivityNode } from '../proseNodes';
import { ProseCard } from './ProseCard';

/** Card of an activity in a city, inside a text. */
export const ProseActivity = ({ activity, city }: ActivityNode) => {
  const { ofActivity } = useLivePrices();
  const { picture, name, summary, href, price, single, duration } = ofActivity(activity);
  return (
    <ProseCard picture={picture} kicker={city} name={name} summary={summary} href={href}>
      <Price price={price} single={single} />
      <p>
        <Icon name="clock" size={16} /> {duration}
      </p>
    </ProseCard>
  );
};
