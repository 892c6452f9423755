import { type FormEvent, useId, useState } from 'react';
import { tripLimits } from '@/commerce/trips/model/trip';
import { Button } from '@/ui/components/Button';
import { Icon } from '@/ui/components/Icon';
import { IconButton } from '@/ui/components/IconButton';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import { findGuest, type TripParts } from './tripParts';
import { useGuestName } from './useGuestName';

/** What the group writes to each other. */
export const Comments = ({ trip, actions, tell }: TripParts) => {
  const { t } = useTranslation('trip');
  const nameOf = useGuestName();
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('text');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { value } = field;
    const text = value.trim().slice(0, tripLimits.comment);
    setIsMissing(text === '');
    if (text === '' || actions.isSending) return;
    void tell(actions.send({ kind: 'comment', text }), t('status.saved')).then((isDone) => {
      // What was written meanwhile is the next message.
      if (isDone && field.value === value) field.value = '';
    });
  };
  return (
    <section aria-labelledby="trip-comments">
      <h2 id="trip-comments" tabIndex={-1} className={styles.title}>
        {t('comments.heading')}
      </h2>
      {trip.comments.length === 0 ? (
        <p className={styles.small}>{t('comments.none')}</p>
      ) : (
        <ul className={styles.comments}>
          {trip.comments.map((comment) => (
            <li key={comment.id} className={styles.comment}>
              <p className={styles.author}>{nameOf(findGuest(trip, comment.guest))}</p>
              <p className={styles.said}>{comment.text}</p>
              {(trip.scope === 'edit' || comment.guest === trip.you) && (
                <IconButton
                  aria-label={t('comments.remove')}
                  onClick={() =>
                    void tell(
                      actions.send({ kind: 'removeComment', comment: comment.id }),
                      t('status.saved'),
                    )
                  }
                >
                  <Icon name="trash" size={18} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} noValidate className={styles.write}>
        <TextField
          id={id}
          name="text"
          rows={2}
          label={t('comments.label')}
          error={isMissing ? t('comments.missing') : undefined}
        />
        <div>
          <Button type="submit" aria-disabled={actions.isSending}>
            {t('comments.submit')}
          </Button>
        </div>
      </form>
    </section>
  );
};
