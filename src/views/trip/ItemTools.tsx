import { mostPeople } from '@/commerce/cart/cart';
import type { Command } from '@/commerce/trips/model/command';
import { todayIn } from '@/lib/days';
import { Button } from '@/ui/components/Button';
import { CheckChip } from '@/ui/components/CheckChip';
import { DateField } from '@/ui/components/DateField';
import { Fold } from '@/ui/components/Fold';
import { NumberField } from '@/ui/components/NumberField';
import { useTranslation } from 'next-i18next/pages';
import type { ItemParts } from './itemParts';
import styles from './TripItemCard.module.css';
import { usePendingNumber } from './usePendingNumber';

/** What the organiser does with one activity. */
export const ItemTools = ({ item, trip, actions, tell }: ItemParts) => {
  const { t } = useTranslation(['trip', 'plan']);
  const { id, name: activity } = item;
  const send = (command: Command) => void tell(actions.send(command), t('trip:status.saved'));
  const people = usePendingNumber(id, item.ownPeople, { actions, tell });
  return (
    <>
      {item.state === 'proposed' && (
        <p className={styles.actions}>
          <Button
            aria-label={t('trip:items.acceptNamed', { activity })}
            onClick={() => send({ kind: 'acceptItem', item: id })}
          >
            {t('trip:items.accept')}
          </Button>
        </p>
      )}
      <Fold summary={t('trip:size.change')}>
        <div className={styles.tools}>
          {item.isSold && (
            <>
              <div className={styles.day}>
                <DateField
                  label={t('plan:item.date')}
                  value={item.dateChoice === 'chosen' ? item.day : null}
                  today={todayIn(trip.city.timeZone)}
                  closedWeekdays={item.closedWeekdays}
                  empty={t('plan:day.choose')}
                  onChange={(day) => day !== null && send({ kind: 'setDay', item: id, day })}
                />
              </div>
              <NumberField
                look="stacked"
                label={t('trip:size.people', { activity })}
                value={people.value}
                least={1}
                most={item.mostPeople ?? mostPeople}
                fewer={t('trip:size.oneFewer', { activity })}
                more={t('trip:size.oneMore', { activity })}
                onChange={people.onChange}
              />
              <CheckChip
                label={t('trip:size.follow', { activity })}
                checked={item.followsRsvps}
                onChange={(follows) => send({ kind: 'followRsvps', item: id, follows })}
              />
            </>
          )}
          <div>
            <Button
              look="quiet"
              aria-label={t('trip:items.removeNamed', { activity })}
              onClick={() => send({ kind: 'removeItem', item: id })}
            >
              {t('trip:items.remove')}
            </Button>
          </div>
        </div>
      </Fold>
    </>
  );
};
