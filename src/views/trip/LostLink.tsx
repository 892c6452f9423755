import { useId, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { EmailForm } from './EmailForm';
import styles from './FoundTrip.module.css';
import { askForLinks } from './tripCalls';

type Outcome = Awaited<ReturnType<typeof askForLinks>>;

/** Sends an organiser a new link to the address that he left. What it answers is the same for every address. */
export const LostLink = () => {
  const { t } = useTranslation('trip');
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const ask = async (email: string): Promise<boolean> => {
    setIsSending(true);
    setOutcome(undefined);
    const next = await askForLinks(email);
    setIsSending(false);
    setOutcome(next);
    return next === 'sent';
  };
  return (
    <section className={styles.panel} aria-labelledby="lost-link">
      <h2 id="lost-link" className={styles.heading}>
        {t('lost.heading')}
      </h2>
      <p>{t('lost.text')}</p>
      <EmailForm id={id} submit={t('lost.submit')} isSending={isSending} onSend={ask} />
      <p role="status" className={styles.outcome}>
        {outcome === 'refused'
          ? t('recovery.invalid')
          : outcome !== undefined && t(`lost.${outcome}`)}
      </p>
    </section>
  );
};
