import type { PieceWords } from '@/commerce/trips/model/surprise';
import { Icon, type IconName } from '@/ui/components/Icon';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { formatWeekday } from './formatMoment';
import styles from './SurpriseCards.module.css';

const icons = { pack: 'bag', place: 'pin', message: 'mail' } as const satisfies Readonly<
  Record<PieceWords['kind'], IconName>
>;

/** A piece as a pass: its kind on the stub, what to do beside it. */
const SurpriseCard = ({ piece }: { readonly piece: PieceWords }) => {
  const { t } = useTranslation('surprise');
  const { locale } = useMoney();
  const { kind, text, day, time, place } = piece;
  return (
    <li className={styles.card}>
      <p className={styles.stub}>
        <Icon name={icons[kind]} size={28} />
        <span>{t(`view.kind.${kind}`)}</span>
      </p>
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        {(day !== null || place !== null) && (
          <dl className={styles.facts}>
            {day !== null && (
              <div>
                <dt>{t('view.when')}</dt>
                <dd>
                  {formatWeekday(day, locale)}
                  {time !== null && <span className={styles.time}>{time}</span>}
                </dd>
              </div>
            )}
            {place !== null && (
              <div>
                <dt>{t('view.where')}</dt>
                <dd>{place}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
    </li>
  );
};

/** The pieces that a guest of honour may read. */
export const SurpriseCards = ({ pieces }: { readonly pieces: readonly PieceWords[] }) => {
  const { t } = useTranslation('surprise');
  return (
    <ol className={styles.cards} aria-label={t('view.list')}>
      {pieces.map((piece, index) => (
        // They have no ids here, and each keeps its place.
        <SurpriseCard key={index} piece={piece} />
      ))}
    </ol>
  );
};
