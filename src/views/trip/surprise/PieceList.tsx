import { useRef, useState } from 'react';
import { type NewPiece, type Piece, surpriseLimits } from '@/commerce/trips/model/surprise';
import { Button } from '@/ui/components/Button';
import { Icon } from '@/ui/components/Icon';
import { IconButton } from '@/ui/components/IconButton';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import panel from '../FoundTrip.module.css';
import type { TripParts } from '../tripParts';
import { formatCountdown, formatMoment } from './formatMoment';
import { PieceEditor } from './PieceEditor';
import styles from './PieceList.module.css';
import { useNow } from './useNow';

/** The countdown is in minutes at the finest. */
const TICK_MS = 10_000;

interface PieceRowProps {
  readonly piece: Piece;
  readonly timeZone: string;
  readonly onEdit: () => void;
  readonly onShow: () => void;
  readonly onRemove: () => void;
}

const PieceRow = ({ piece, timeZone, onEdit, onShow, onRemove }: PieceRowProps) => {
  const { t } = useTranslation('surprise');
  const { locale } = useMoney();
  const now = useNow(TICK_MS) ?? 0;
  const { kind, text, revealAt } = piece;
  const left = Date.parse(revealAt) - now;
  const moment = formatMoment(revealAt, locale, timeZone);
  return (
    <li className={styles.row}>
      <p className={styles.kind}>{t(`view.kind.${kind}`)}</p>
      <p className={styles.text}>{text}</p>
      <p className={panel.small}>
        {left > 0
          ? t('pieces.hidden', { countdown: formatCountdown(left, locale), moment })
          : t('pieces.shown', { moment })}
      </p>
      <div className={styles.tools}>
        {left > 0 && (
          <Button look="quiet" aria-label={t('pieces.showNowNamed', { text })} onClick={onShow}>
            {t('pieces.showNow')}
          </Button>
        )}
        <IconButton aria-label={t('pieces.edit', { text })} onClick={onEdit}>
          <Icon name="edit" size={18} />
        </IconButton>
        <IconButton aria-label={t('pieces.remove', { text })} onClick={onRemove}>
          <Icon name="trash" size={18} />
        </IconButton>
      </div>
    </li>
  );
};

const toNew = ({ kind, text, day, time, place, revealAt }: Piece): NewPiece => ({
  kind,
  text,
  day,
  time,
  place,
  revealAt,
});

/** The pieces of a surprise, each with its moment. One at a time is written or changed. */
export const PieceList = ({ trip, actions, tell }: TripParts) => {
  const { t } = useTranslation(['surprise', 'trip']);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The id of the piece that is edited, or that a new one is. */
  const [edited, setEdited] = useState<string | 'new'>();
  const { pieces, city } = trip;
  const saved = t('trip:status.saved');
  const close = () => {
    setEdited(undefined);
    // The button goes with the form.
    heading.current?.focus({ preventScroll: true });
  };
  const save = async (piece: NewPiece): Promise<void> => {
    const sent = actions.send(
      edited === undefined || edited === 'new'
        ? { kind: 'addPiece', piece }
        : { kind: 'setPiece', piece: edited, to: piece },
    );
    if (await tell(sent, saved)) close();
  };
  return (
    <div className={panel.part}>
      <h3 ref={heading} tabIndex={-1} className={`${panel.subheading} ${styles.heading}`}>
        {t('surprise:pieces.heading')}
      </h3>
      {pieces.length === 0 && <p className={panel.small}>{t('surprise:pieces.none')}</p>}
      {pieces.length > 0 && (
        <ol className={styles.rows}>
          {pieces.map((piece) =>
            piece.id === edited ? (
              <li key={piece.id} className={styles.row}>
                <PieceEditor trip={trip} piece={piece} onSave={save} onCancel={close} />
              </li>
            ) : (
              <PieceRow
                key={piece.id}
                piece={piece}
                timeZone={city.timeZone}
                onEdit={() => setEdited(piece.id)}
                onShow={() => {
                  heading.current?.focus({ preventScroll: true });
                  const to = { ...toNew(piece), revealAt: null };
                  void tell(actions.send({ kind: 'setPiece', piece: piece.id, to }), saved);
                }}
                onRemove={() => {
                  heading.current?.focus({ preventScroll: true });
                  void tell(actions.send({ kind: 'removePiece', piece: piece.id }), saved);
                }}
              />
            ),
          )}
        </ol>
      )}
      {edited === 'new' ? (
        <PieceEditor trip={trip} onSave={save} onCancel={close} />
      ) : (
        pieces.length < surpriseLimits.pieces && (
          <div>
            <Button onClick={() => setEdited('new')}>
              <Icon name="plus" size={18} /> {t('surprise:pieces.add')}
            </Button>
          </div>
        )
      )}
    </div>
  );
};
