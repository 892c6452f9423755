import { useLivePrices } from '@/ui/hooks/useLive';
import type { PictureLoading } from '@/ui/images/loading';
import { Icon } from '../Icon';
import { Price } from '../Price';
import type { ActivityNode } from '../proseNodes';
import { ProseCard } from './ProseCard';

interface ProseActivityProps extends ActivityNode {
  readonly loading: PictureLoading;
}

/** Card of an activity in a city, inside a text. */
export const ProseActivity = ({ activity, city, loading }: ProseActivityProps) => {
  const { ofActivity } = useLivePrices();
  const { picture, name, summary, href, price, single, duration } = ofActivity(activity);
  return (
    <ProseCard
      picture={picture}
      loading={loading}
      kicker={city}
      name={name}
      summary={summary}
      href={href}
    >
      <Price price={price} single={single} />
      <p>
        <Icon name="clock" size={16} /> {duration}
      </p>
    </ProseCard>
  );
};
