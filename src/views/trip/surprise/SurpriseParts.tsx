import type { SurpriseView } from '@/commerce/trips/model/surprise';
import { Icon } from '@/ui/components/Icon';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { formatCountdown, formatMoment } from './formatMoment';
import { SurpriseCards } from './SurpriseCards';
import styles from './SurpriseParts.module.css';
import { useNow } from './useNow';

/** The countdown is in minutes at the finest. */
const TICK_MS = 10_000;

interface NextPieceProps {
  /** ISO 8601 in UTC. */
  readonly next: string;
  readonly timeZone?: string | undefined;
}

/** The next piece, still in its envelope. */
const NextPiece = ({ next, timeZone }: NextPieceProps) => {
  const { t } = useTranslation('surprise');
  const { locale } = useMoney();
  const now = useNow(TICK_MS);
  const left = now === null ? 0 : Date.parse(next) - now;
  return (
    <div className={styles.envelope}>
      <span className={styles.flap} aria-hidden="true" />
      <span className={styles.seal} aria-hidden="true">
        <Icon name="clock" size={22} />
      </span>
      <p className={styles.sealed}>{t('view.sealed')}</p>
      <p className={styles.next}>
        {t('view.next', { moment: formatMoment(next, locale, timeZone) })}
      </p>
      {left > 0 && <p className={styles.countdown}>{formatCountdown(left, locale)}</p>}
    </div>
  );
};

interface SurprisePartsProps {
  readonly view: SurpriseView;
  /** Of the moment of the next piece; without it, that of the browser. */
  readonly timeZone?: string | undefined;
}

/** The pieces that are open, and when there is more. */
export const SurpriseParts = ({ view: { pieces, next }, timeZone }: SurprisePartsProps) => {
  const { t } = useTranslation('surprise');
  return (
    <>
      {pieces.length > 0 && <SurpriseCards pieces={pieces} />}
      {next === null ? (
        <p className={styles.end}>{t(pieces.length > 0 ? 'view.end' : 'view.none')}</p>
      ) : (
        <NextPiece next={next} timeZone={timeZone} />
      )}
    </>
  );
};
