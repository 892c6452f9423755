import { useState } from 'react';
import { Button } from '@/ui/components/Button';
import { CheckChip } from '@/ui/components/CheckChip';
import { Notice } from '@/ui/components/Notice';
import { SelectField } from '@/ui/components/SelectField';
import type { Audience } from '@/ui/i18n/loadTranslations';
import { useTranslation } from 'next-i18next/pages';
import panel from '../FoundTrip.module.css';
import { findGuest, type TripParts } from '../tripParts';
import { useGuestName } from '../useGuestName';

interface SurpriseSettingsProps extends TripParts {
  readonly audience: Audience;
}

/** The guest who pays nothing is most likely the one who is to be surprised. */
const findHonoured = ({ shares, guests }: TripParts['trip']): string | undefined =>
  guests.find(
    ({ id, role }) =>
      role === 'guest' &&
      shares.some(({ guestId, share }) => guestId === id && share.kind === 'honour'),
  )?.id;

/** Turns a surprise on. A guest whose links end with it is named first. */
const StartSurprise = ({ trip, actions, tell, audience }: SurpriseSettingsProps) => {
  const { t } = useTranslation('surprise');
  const nameOf = useGuestName();
  const [chosen, setChosen] = useState(() => findHonoured(trip));
  const [tellsNext, setTellsNext] = useState(true);
  const [isAsking, setIsAsking] = useState(false);
  const guest = findGuest(trip, chosen ?? null);
  const start = () => {
    const sent = actions.send({ kind: 'setSurprise', guest: guest?.id ?? null, tellsNext });
    void tell(sent, t('settings.on'));
  };
  return (
    <>
      <SelectField
        label={t(`settings.who.${audience}`)}
        value={guest?.id}
        any={t('settings.notJoined')}
        options={trip.guests
          .filter(({ role }) => role === 'guest')
          .map((it) => ({ value: it.id, label: nameOf(it) }))}
        onChange={(id) => {
          setChosen(id);
          setIsAsking(false);
        }}
      />
      <CheckChip
        label={t('settings.tellsNext')}
        checked={tellsNext}
        onChange={(next) => setTellsNext(next)}
      />
      <p className={panel.small}>{t(`settings.warning.${audience}`)}</p>
      {guest && isAsking ? (
        <div className={panel.part}>
          <Notice>{t('settings.ends', { name: nameOf(guest) })}</Notice>
          <div className={panel.buttons}>
            <Button look="cta" onClick={start}>
              {t('settings.confirm')}
            </Button>
            <Button look="quiet" onClick={() => setIsAsking(false)}>
              {t('settings.cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <div>
          <Button look="cta" onClick={() => (guest ? setIsAsking(true) : start())}>
            {t('settings.start')}
          </Button>
        </div>
      )}
    </>
  );
};

/** For whom the trip is a surprise, and whether he is told when there is more. */
export const SurpriseSettings = (props: SurpriseSettingsProps) => {
  const { t } = useTranslation(['surprise', 'trip']);
  const nameOf = useGuestName();
  const { trip, actions, tell, audience } = props;
  const { surprise } = trip;
  if (!surprise) return <StartSurprise {...props} />;
  const guest = findGuest(trip, surprise.guestId);
  return (
    <>
      <p>
        {guest ? t('surprise:settings.onFor', { name: nameOf(guest) }) : t('surprise:settings.on')}
      </p>
      <p className={panel.small}>{t(`surprise:settings.warning.${audience}`)}</p>
      <CheckChip
        label={t('surprise:settings.tellsNext')}
        checked={surprise.tellsNext}
        onChange={(tellsNext) =>
          void tell(
            actions.send({ kind: 'setSurprise', guest: surprise.guestId, tellsNext }),
            t('trip:status.saved'),
          )
        }
      />
      <div>
        <Button
          look="quiet"
          onClick={() =>
            void tell(actions.send({ kind: 'endSurprise' }), t('surprise:settings.stopped'))
          }
        >
          {t('surprise:settings.stop')}
        </Button>
      </div>
    </>
  );
};
