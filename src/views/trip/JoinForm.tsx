import { type FormEvent, useId, useState } from 'react';
import { tripLimits } from '@/commerce/trips/model/trip';
import { Button } from '@/ui/components/Button';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import type { TripParts } from './tripParts';

interface JoinFormProps extends TripParts {
  readonly onJoined: (token: string) => void;
}

/** A person says a name and becomes a guest. */
export const JoinForm = ({ actions, tell, onJoined }: JoinFormProps) => {
  const { t } = useTranslation('trip');
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('name');
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
      .trim()
      .slice(0, tripLimits.name);
    setIsMissing(name === '');
    if (name === '') {
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    if (actions.isSending) return;
    const sent = actions.send({ kind: 'join', name });
    void sent.then(({ token }) => token !== undefined && onJoined(token));
    void tell(sent, t('status.saved'));
  };
  return (
    <form className={styles.panel} onSubmit={submit} noValidate aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {t('join.heading')}
      </h2>
      <p>{t('join.text')}</p>
      <div className={styles.line}>
        <div className={styles.field}>
          <TextField
            id={`${id}-name`}
            name="name"
            label={t('join.name')}
            autoComplete="given-name"
            required
            error={isMissing ? t('join.missing') : undefined}
          />
        </div>
        <Button look="cta" type="submit" aria-disabled={actions.isSending}>
          {t('join.submit')}
        </Button>
      </div>
    </form>
  );
};
