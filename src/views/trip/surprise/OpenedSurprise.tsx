import { useEffect, useState } from 'react';
import type { SurpriseState } from '@/commerce/trips/model/parseSurprise';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useTranslation } from 'next-i18next/pages';
import { NoTrip } from '../NoTrip';
import { TripLoading } from '../TripLoading';
import type { TripPageProps } from '../tripPage';
import { SurprisePage } from './SurprisePage';
import styles from './SurprisePage.module.css';
import { useSurprise } from './useSurprise';

interface FoundSurpriseProps extends TripPageProps {
  readonly state: SurpriseState;
}

const FoundSurprise = ({ state, brand, heading }: FoundSurpriseProps) => {
  const { t } = useTranslation('surprise');
  /** The number of pieces when the page was opened. */
  const [seen] = useState(state.pieces.length);
  const arrived = state.pieces.length - seen;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
  return (
    <>
      <p role="status" className={styles.news}>
        {arrived > 0 && t('view.arrived', { count: arrived })}
      </p>
      <SurprisePage state={state} brand={brand} heading={heading} />
    </>
  );
};

interface OpenedSurpriseProps extends TripPageProps {
  /** Of the page of the guest of honour, public. */
  readonly id: string;
}

/** The page of a guest of honour, by this browser's cookie. */
export const OpenedSurprise = ({ id, ...page }: OpenedSurpriseProps) => {
  const isReady = useNamespace('surprise');
  const answer = useSurprise(id);
  switch (answer.kind) {
    case 'found':
      return isReady ? <FoundSurprise state={answer.state} {...page} /> : <TripLoading />;
    case 'loading':
      return <TripLoading />;
    case 'unknown':
      return <NoTrip words="unknown" {...page} />;
    case 'failed':
      return <NoTrip words="failure" onRetry={answer.retry} {...page} />;
  }
};
