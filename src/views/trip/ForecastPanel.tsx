import { useState } from 'react';
import type { TripStep } from '@/commerce/trips/model/forecast';
import { sumEntries } from '@/commerce/trips/model/charge';
import { Button } from '@/ui/components/Button';
import { CheckChip } from '@/ui/components/CheckChip';
import { SidePanel } from '@/ui/components/SidePanel';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useTranslation } from 'next-i18next/pages';
import { ForecastLines } from './ForecastLines';
import panel from './FoundTrip.module.css';
import styles from './WhoPays.module.css';
import { findGuest, type TripParts } from './tripParts';
import type { AskedCommand, Question } from './useAskFirst';
import { useGuestName } from './useGuestName';
import { useSplit } from './useSplit';

interface ForecastPanelProps extends Pick<TripParts, 'trip'> {
  readonly question: Question;
}

const toStep = (command: AskedCommand): TripStep =>
  command.kind === 'removeGuest'
    ? { kind: 'leave', guest: command.guest }
    : { kind: 'removeItem', item: command.item };

/** What changes for whom if a guest or an activity is removed, and whether to do it. */
export const ForecastPanel = ({ trip, question }: ForecastPanelProps) => {
  const isReady = useNamespace('costs');
  const { t } = useTranslation(['costs', 'trip', 'charges']);
  const nameOf = useGuestName();
  const { format, nameOfItem } = useSplit(trip);
  const [isSmaller, setIsSmaller] = useState(false);
  const { command, confirm, cancel } = question;
  const fewer = trip.ownPeople - 1;
  const isGuest = command.kind === 'removeGuest';
  const hasCosts = trip.pricing.items.length > 0;
  const canShrink = isGuest && fewer > 0;
  const resize = canShrink && isSmaller ? [{ kind: 'setPeople' as const, people: fewer }] : [];
  const subject = isGuest
    ? { name: nameOf(findGuest(trip, command.guest)) }
    : { activity: nameOfItem(command.item) };
  const kept = isGuest
    ? trip.charges.find((it) => it.guest === command.guest && it.entries.length > 0)
    : undefined;
  const title = t(isGuest ? 'forecast.guest' : 'forecast.item', subject);
  return (
    <SidePanel
      from="right"
      label={isReady ? title : '…'}
      close={isReady ? t('forecast.cancel') : '…'}
      isOpen
      onClose={cancel}
    >
      {isReady && (
        <div className={styles.forecast}>
          <h2 className={panel.heading}>{title}</h2>
          {canShrink && (
            <CheckChip
              label={t('forecast.smaller', { people: fewer })}
              checked={isSmaller}
              onChange={setIsSmaller}
            />
          )}
          <div aria-live="polite" className={styles.forecast}>
            {hasCosts && isGuest && !isSmaller && <p>{t('forecast.placeStays')}</p>}
            <ForecastLines
              trip={trip}
              steps={[toStep(command), ...resize]}
              leaving={isGuest ? command.guest : undefined}
            />
          </div>
          {isGuest && <p>{t('trip:size.removal')}</p>}
          {kept && (
            <p>
              {t('charges:leave.kept', {
                ...subject,
                amount: format(sumEntries(kept.entries)),
              })}
            </p>
          )}
          <div className={panel.buttons}>
            <Button look="cta" onClick={() => confirm(resize)}>
              {t(isGuest ? 'forecast.removeGuest' : 'forecast.removeItem', subject)}
            </Button>
            <Button look="quiet" onClick={cancel}>
              {t('forecast.cancel')}
            </Button>
          </div>
        </div>
      )}
    </SidePanel>
  );
};
