import { listAttending } from '@/commerce/trips/model/listAttending';
import type { TripPricedItem } from '@/commerce/trips/model/tripPricing';
import { CheckChip } from '@/ui/components/CheckChip';
import { useTranslation } from 'next-i18next/pages';
import styles from './WhoPays.module.css';
import { findGuest, type TripParts } from './tripParts';
import { useGuestName } from './useGuestName';

interface TakersFieldsProps extends TripParts {
  readonly item: TripPricedItem;
  readonly extra: TripPricedItem['extras'][number];
  /** Of the activity. */
  readonly activity: string;
}

/** Who takes an extra, and so pays for it. */
export const TakersFields = (props: TakersFieldsProps) => {
  const { trip, actions, tell, item, extra, activity } = props;
  const { t } = useTranslation(['costs', 'trip']);
  const nameOf = useGuestName();
  const takers = trip.takers
    .filter(({ productId, extraId }) => productId === item.id && extraId === extra.id)
    .map(({ guestId }) => guestId);
  const set = (guests: readonly string[]) =>
    void tell(
      actions.send({ kind: 'setTakers', item: item.id, extra: extra.id, guests }),
      t('trip:status.saved'),
    );
  return (
    <fieldset className={styles.takers}>
      <legend>{t('costs:split.takers', { extra: extra.name, activity })}</legend>
      <CheckChip
        label={t('costs:split.everybody')}
        checked={takers.length === 0}
        onChange={() => set([])}
      />
      {listAttending(trip, item.id).map((id) => (
        <CheckChip
          key={id}
          label={nameOf(findGuest(trip, id))}
          checked={takers.includes(id)}
          onChange={(isTaker) =>
            set(isTaker ? [...takers, id] : takers.filter((taker) => taker !== id))
          }
        />
      ))}
    </fieldset>
  );
};
