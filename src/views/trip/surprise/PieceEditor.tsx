import { type FormEvent, useId, useState } from 'react';
import { findSpoilers } from '@/commerce/trips/model/findSpoilers';
import {
  type NewPiece,
  type Piece,
  type PieceKind,
  pieceKinds,
  surpriseLimits,
} from '@/commerce/trips/model/surprise';
import type { TripState } from '@/commerce/trips/model/tripState';
import { Button } from '@/ui/components/Button';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { Notice } from '@/ui/components/Notice';
import { SelectField } from '@/ui/components/SelectField';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import panel from '../FoundTrip.module.css';
import { formatLocal, parseLocal, toIsoMoment } from './localMoment';
import styles from './PieceList.module.css';

interface PieceEditorProps {
  readonly trip: TripState;
  /** Without it, a new one is written. */
  readonly piece?: Piece;
  readonly onSave: (piece: NewPiece) => Promise<void>;
  readonly onCancel: () => void;
}

interface Draft {
  readonly text: string;
  /** `YYYY-MM-DDTHH:MM`, or empty. */
  readonly when: string;
}

const toDraft = (piece: Piece | undefined): Draft => ({
  text: piece?.text ?? '',
  when: piece?.day ? `${piece.day}T${piece.time ?? '00:00'}` : '',
});

/** Whether a day or time is begun and not complete. Browsers then say that the field is empty. */
const isBegun = (field: Element | RadioNodeList | null): boolean =>
  field instanceof HTMLInputElement && field.validity.badInput;

/** Writes a piece. A text that names the city or an activity is saved only when that is confirmed. */
export const PieceEditor = ({ trip, piece, onSave, onCancel }: PieceEditorProps) => {
  const { t } = useTranslation('surprise');
  const id = useId();
  const { city, items } = trip;
  const [draft, setDraft] = useState(() => toDraft(piece));
  const [source, setSource] = useState<string>();
  const [kind, setKind] = useState<PieceKind>(piece?.kind ?? 'pack');
  const [reveal, setReveal] = useState<'now' | 'later'>(piece ? 'later' : 'now');
  const [problem, setProblem] = useState<'missing' | 'long' | 'when' | 'moment'>();
  const [spoilers, setSpoilers] = useState<readonly string[]>([]);
  const revealed = piece ? formatLocal(piece.revealAt, city.timeZone) : '';

  /** What is shown is the organiser's own text: of the activity it has the time alone. */
  const beginWith = (chosen: string | undefined) => {
    setSource(chosen);
    const item = items.find((it) => String(it.id) === chosen);
    if (!item) return;
    setKind('place');
    setDraft({
      text: t('pieces.draft'),
      when: item.time === null ? '' : `${item.day}T${item.time}`,
    });
  };

  const toRevealAt = (value: string): string | null | undefined => {
    if (reveal === 'now') return null;
    // The stored moment may have seconds.
    if (piece && value === revealed) return piece.revealAt;
    const local = parseLocal(value);
    return local && toIsoMoment(local, city.timeZone);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? '').trim();
    const [text, place, when] = [read('text'), read('place'), parseLocal(read('when'))];
    const revealAt = toRevealAt(read('revealAt'));
    const wrong =
      text === ''
        ? 'missing'
        : text.length > surpriseLimits.text
          ? 'long'
          : isBegun(elements.namedItem('when'))
            ? 'when'
            : revealAt === undefined
              ? 'moment'
              : undefined;
    setProblem(wrong);
    if (wrong || revealAt === undefined) {
      const name = wrong === 'moment' ? 'revealAt' : wrong === 'when' ? 'when' : 'text';
      const field = elements.namedItem(name);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const names = findSpoilers(`${text}\n${place}`, [city.name, ...items.map((it) => it.name)]);
    const isTold = names.every((name) => spoilers.includes(name));
    setSpoilers(names);
    if (!isTold) return;
    void onSave({
      kind,
      text,
      day: when?.day ?? null,
      time: when?.time ?? null,
      place: place === '' ? null : place.slice(0, surpriseLimits.place),
      revealAt,
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!piece && items.length > 0 && (
        <SelectField
          label={t('pieces.source')}
          value={source}
          any={t('pieces.any')}
          options={items.map((it) => ({ value: String(it.id), label: it.name }))}
          onChange={beginWith}
        />
      )}
      <ChoiceChips
        legend={t('pieces.kind')}
        value={kind}
        choices={pieceKinds.map((value) => ({ value, label: t(`pieces.kinds.${value}`) }))}
        onChange={setKind}
      />
      {/* Filled in anew when the organiser begins with another activity. */}
      <TextField
        key={`text ${source}`}
        id={`${id}text`}
        name="text"
        rows={3}
        required
        label={t('pieces.text')}
        hint={t('pieces.hint', { count: surpriseLimits.text })}
        defaultValue={draft.text}
        error={
          problem === 'missing'
            ? t('pieces.missing')
            : problem === 'long'
              ? t('pieces.long', { count: surpriseLimits.text })
              : undefined
        }
      />
      <div className={styles.fields}>
        <TextField
          key={`when ${source}`}
          id={`${id}when`}
          name="when"
          type="datetime-local"
          label={t('pieces.when')}
          note={t('pieces.optional')}
          defaultValue={draft.when}
          error={problem === 'when' ? t('pieces.momentMissing') : undefined}
        />
        <TextField
          id={`${id}place`}
          name="place"
          label={t('pieces.place')}
          note={t('pieces.optional')}
          defaultValue={piece?.place ?? ''}
        />
      </div>
      <ChoiceChips
        legend={t('pieces.reveal')}
        value={reveal}
        choices={(['now', 'later'] as const).map((value) => ({
          value,
          label: t(`pieces.${value}`),
        }))}
        onChange={setReveal}
      />
      {reveal === 'later' && (
        <TextField
          id={`${id}reveal`}
          name="revealAt"
          type="datetime-local"
          required
          label={t('pieces.moment', { city: city.name })}
          defaultValue={revealed}
          error={problem === 'moment' ? t('pieces.momentMissing') : undefined}
        />
      )}
      <div role="status">
        {spoilers.length > 0 && (
          <Notice>{t('pieces.spoiler', { names: spoilers.join(', ') })}</Notice>
        )}
      </div>
      <div className={panel.buttons}>
        <Button type="submit" look="cta">
          {t(spoilers.length > 0 ? 'pieces.saveAnyway' : 'pieces.save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('pieces.cancel')}
        </Button>
      </div>
    </form>
  );
};
