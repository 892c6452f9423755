import { useState } from 'react';
import { type VoteChoice, voteChoices } from '@/commerce/trips/model/trip';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { useTranslation } from 'next-i18next/pages';
import type { ItemParts } from './itemParts';
import styles from './TripItemCard.module.css';

/** The vote of this visitor on an activity, with the number of votes for each choice. */
export const ItemVotes = ({ item, trip, actions, tell }: ItemParts) => {
  const { t } = useTranslation('trip');
  const [pressed, setPressed] = useState<VoteChoice | null>(null);
  const { name, votes } = item;
  const own = trip.voters.find((vote) => vote.item === item.id && vote.guest === trip.you)?.choice;
  const vote = (value: string) => {
    const choice = voteChoices.find((it) => it === value);
    if (!choice) return;
    setPressed(choice);
    const done = t('status.voted', { activity: name, choice: t(`items.${choice}`) });
    const sent = actions.send({ kind: 'vote', item: item.id, choice });
    void tell(sent, done).then(() => setPressed(null));
  };
  return (
    <div className={styles.votes}>
      <ChoiceChips
        look="row"
        legend={t('items.vote', { activity: name })}
        value={pressed ?? own ?? ''}
        choices={voteChoices.map((value) => ({
          value,
          label: (
            <>
              {t(`items.${value}`)}
              {votes[value] > 0 && <span className={styles.count}> {votes[value]}</span>}
            </>
          ),
        }))}
        onChange={vote}
      />
    </div>
  );
};
