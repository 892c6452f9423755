import { useState } from 'react';
import { type VoteChoice, voteChoices } from '@/commerce/trips/model/trip';
import type { ShownItem } from '@/commerce/trips/model/tripState';
import { formatMoney } from '@/lib/formatMoney';
import { todayIn } from '@/lib/days';
import { Button } from '@/ui/components/Button';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { DateField } from '@/ui/components/DateField';
import { Image } from '@/ui/components/Image';
import { toSizes } from '@/ui/components/toSizes';
import { useDayText } from '@/ui/hooks/useDayText';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './TripItemCard.module.css';
import { findGuest, type TripParts } from './tripParts';
import { useGuestName } from './useGuestName';

interface TripItemCardProps extends TripParts {
  readonly item: ShownItem;
}

const sizes = toSizes({ xs: '100vw', sm: '280px' });

/** Who has voted for what. */
const Tally = ({ item, trip }: Pick<TripItemCardProps, 'item' | 'trip'>) => {
  const { t } = useTranslation('trip');
  const nameOf = useGuestName();
  const { yes, ifNeeded, no } = item.votes;
  if (yes + ifNeeded + no === 0) return <p className={styles.tally}>{t('items.noVotes')}</p>;
  if (trip.you === null) {
    return <p className={styles.tally}>{t('items.counts', { yes, ifNeeded, no })}</p>;
  }
  const votes = trip.voters.filter((vote) => vote.item === item.id);
  return (
    <ul className={styles.tally}>
      {voteChoices.map((choice) => {
        const names = votes
          .filter((vote) => vote.choice === choice)
          .map(({ guest }) => nameOf(findGuest(trip, guest)))
          .join(', ');
        return (
          names !== '' && (
            <li key={choice}>{t('items.tally', { label: t(`items.${choice}`), names })}</li>
          )
        );
      })}
    </ul>
  );
};

/** One activity: picture, day, price, and the votes on it. */
export const TripItemCard = ({ item, trip, actions, tell }: TripItemCardProps) => {
  const { t } = useTranslation(['trip', 'plan']);
  const { locale } = useMoney();
  const textOf = useDayText();
  const nameOf = useGuestName();
  const [pressed, setPressed] = useState<VoteChoice | null>(null);
  const { name, votes } = item;
  const own = trip.voters.find((vote) => vote.item === item.id && vote.guest === trip.you)?.choice;
  const format = (amount: number) => formatMoney(amount, trip.currency, locale);
  const vote = (value: string) => {
    const choice = voteChoices.find((it) => it === value);
    if (!choice) return;
    setPressed(choice);
    const done = t('trip:status.voted', { activity: name, choice: t(`trip:items.${choice}`) });
    const sent = actions.send({ kind: 'vote', item: item.id, choice });
    void tell(sent, done).then(() => setPressed(null));
  };
  const isOrganiser = trip.scope === 'edit';
  const proposer = trip.proposals.find((proposal) => proposal.item === item.id)?.guest ?? null;
  return (
    <li id={`item-${item.id}`} className={styles.card}>
      <div className={styles.picture}>
        {item.picture && (
          <Image picture={item.picture} alt="" preset="card" ratio="card" sizes={sizes} />
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>
          {item.href === null ? name : <a href={item.href}>{name}</a>}
        </h3>
        <p className={styles.when}>
          {textOf(item.day, item.dateChoice === 'chosen' ? 'chosen' : 'any')},{' '}
          {item.time === null ? t('plan:start.anyInText') : t('plan:start.at', { time: item.time })}
          {item.duration !== '' && ` · ${item.duration}`}
        </p>
        {item.state === 'proposed' && (
          <p className={styles.note}>
            {t('trip:items.proposed', { name: nameOf(findGuest(trip, proposer)) })}
          </p>
        )}
        {item.isSold ? (
          <p className={styles.price}>
            <strong className={styles.figure}>
              {t('trip:items.each', { price: format(item.perHead) })}
            </strong>
            <span>{t('trip:items.all', { price: format(item.total) })}</span>
          </p>
        ) : (
          <p className={styles.note}>{t('trip:items.gone')}</p>
        )}
        {trip.you !== null && (
          <div className={styles.votes}>
            <ChoiceChips
              look="row"
              legend={t('trip:items.vote', { activity: name })}
              value={pressed ?? own ?? ''}
              choices={voteChoices.map((value) => ({
                value,
                label: (
                  <>
                    {t(`trip:items.${value}`)}
                    {votes[value] > 0 && <span className={styles.count}> {votes[value]}</span>}
                  </>
                ),
              }))}
              onChange={vote}
            />
          </div>
        )}
        <Tally item={item} trip={trip} />
        {isOrganiser && item.isSold && (
          <div className={styles.day}>
            <DateField
              label={t('plan:item.date')}
              value={item.dateChoice === 'chosen' ? item.day : null}
              today={todayIn('UTC')}
              closedWeekdays={item.closedWeekdays}
              empty={t('plan:day.choose')}
              onChange={(day) =>
                day !== null &&
                void tell(
                  actions.send({ kind: 'setDay', item: item.id, day }),
                  t('trip:status.saved'),
                )
              }
            />
          </div>
        )}
        {isOrganiser && (
          <p className={styles.actions}>
            {item.state === 'proposed' && (
              <Button
                aria-label={t('trip:items.acceptNamed', { activity: name })}
                onClick={() =>
                  void tell(
                    actions.send({ kind: 'acceptItem', item: item.id }),
                    t('trip:status.saved'),
                  )
                }
              >
                {t('trip:items.accept')}
              </Button>
            )}
            <Button
              look="quiet"
              aria-label={t('trip:items.removeNamed', { activity: name })}
              onClick={() =>
                void tell(
                  actions.send({ kind: 'removeItem', item: item.id }),
                  t('trip:status.saved'),
                )
              }
            >
              {t('trip:items.remove')}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
};
