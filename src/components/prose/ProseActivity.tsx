import { Icon } from '../Icon';
import { Price } from '../Price';
import type { ActivityNode } from '../proseNodes';
import { ProseCard } from './ProseCard';

/** An activity that the text speaks of, in its city. */
export const ProseActivity = ({ activity, city }: ActivityNode) => {
  const { picture, name, summary, href, price, single, duration } = activity;
  return (
    <ProseCard picture={picture} kicker={city} name={name} summary={summary} href={href}>
      <Price pln={price} single={single} />
      <p>
        <Icon name="clock" size={16} /> {duration}
      </p>
    </ProseCard>
  );
};
