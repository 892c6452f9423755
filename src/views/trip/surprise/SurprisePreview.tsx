import { useId, useState } from 'react';
import { showSurprise } from '@/commerce/trips/model/surprise';
import type { TripState } from '@/commerce/trips/model/tripState';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import panel from '../FoundTrip.module.css';
import { parseLocal, toIsoMoment } from './localMoment';
import styles from './PieceList.module.css';
import { SurpriseParts } from './SurpriseParts';
import { useNow } from './useNow';

const TICK_MS = 10_000;

/** What the guest of honour sees now, or will see at another moment, by the very rule of the server. */
export const SurprisePreview = ({ trip }: { readonly trip: TripState }) => {
  const { t } = useTranslation('surprise');
  const id = useId();
  const now = useNow(TICK_MS) ?? 0;
  const [mode, setMode] = useState<'now' | 'at'>('now');
  const [at, setAt] = useState<number>();
  const { city, pieces } = trip;
  const surprise = trip.surprise ?? { guestId: null, tellsNext: true };
  const view = showSurprise({ surprise, pieces }, mode === 'at' && at !== undefined ? at : now);
  return (
    <div className={panel.part}>
      <h3 className={panel.subheading}>{t('preview.heading')}</h3>
      <ChoiceChips
        legend={t('preview.heading')}
        value={mode}
        choices={(['now', 'at'] as const).map((value) => ({
          value,
          label: t(`preview.${value}`),
        }))}
        onChange={setMode}
      />
      {mode === 'at' && (
        <TextField
          id={`${id}at`}
          type="datetime-local"
          label={t('preview.moment', { city: city.name })}
          onChange={({ target }) => {
            const local = target instanceof HTMLInputElement && parseLocal(target.value);
            setAt(local ? Date.parse(toIsoMoment(local, city.timeZone)) : undefined);
          }}
        />
      )}
      <div className={styles.preview}>
        <SurpriseParts view={view} timeZone={city.timeZone} />
      </div>
    </div>
  );
};
