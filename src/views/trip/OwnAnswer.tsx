import { useState } from 'react';
import { type TripAnswer, tripAnswers } from '@/commerce/trips/model/trip';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { useTranslation } from 'next-i18next/pages';
import { focusPart } from './focusPart';
import styles from './FoundTrip.module.css';
import { findGuest, type TripParts } from './tripParts';

/** Whether this visitor comes along, and what is left to vote on. */
export const OwnAnswer = ({ trip, actions, tell }: TripParts) => {
  const { t } = useTranslation('trip');
  const [pressed, setPressed] = useState<TripAnswer | null>(null);
  const you = findGuest(trip, trip.you);
  const voted = new Set(
    trip.voters.filter(({ guest }) => guest === trip.you).map(({ item }) => item),
  );
  const left = trip.items.filter(({ id }) => !voted.has(id));
  const answer = (value: string) => {
    const next = tripAnswers.find((it) => it === value);
    if (!next) return;
    setPressed(next);
    const sent = actions.send({ kind: 'answer', answer: next });
    void tell(sent, t('status.answered', { answer: t(`answer.${next}`) })).then(() =>
      setPressed(null),
    );
  };
  return (
    <section className={styles.panel} aria-labelledby="own-answer">
      <h2 id="own-answer" className={styles.heading}>
        {you && you.name !== ''
          ? t('answer.heading', { name: you.name })
          : t('answer.headingNameless')}
      </h2>
      <div className={styles.answers}>
        <ChoiceChips
          look="row"
          legend={t('answer.legend')}
          value={pressed ?? you?.answer ?? ''}
          choices={tripAnswers.map((value) => ({ value, label: t(`answer.${value}`) }))}
          onChange={answer}
        />
      </div>
      {trip.items.length > 0 && (
        <p>
          {left.length > 0 ? (
            <>
              {t('next.votes', { count: left.length })}{' '}
              <a
                href={`#item-${left[0]?.id}`}
                onClick={(event) => focusPart(event, `item-${left[0]?.id}`)}
              >
                {t('next.go')}
              </a>
            </>
          ) : (
            t('next.done')
          )}
        </p>
      )}
    </section>
  );
};
