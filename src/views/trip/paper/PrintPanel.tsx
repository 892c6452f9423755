import { useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { tripLimits } from '@/commerce/trips/model/trip';
import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import { todayIn } from '@/lib/days';
import { formatShortDay } from '@/lib/formatTime';
import { Button } from '@/ui/components/Button';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { SidePanel } from '@/ui/components/SidePanel';
import { useMoney } from '@/ui/hooks/useMoney';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useWording } from '@/ui/hooks/useWording';
import { useTranslation } from 'next-i18next/pages';
import { type CodeKind, GuestSheet } from '../../paper/GuestSheet';
import panel from '../FoundTrip.module.css';
import { toFirstDay, toLastDay } from '../toFirstDay';
import type { TripPageProps } from '../tripPage';
import type { TripParts } from '../tripParts';
import { useGuestName } from '../useGuestName';
import { toWholeLink } from '../useSharing';
import { OrganiserSheet } from './OrganiserSheet';
import styles from './PrintPanel.module.css';
import { toTripProgramme } from './toTripProgramme';

export type PrintPanelProps = Pick<TripParts, 'trip' | 'actions'> &
  Pick<TripPageProps, 'brand' | 'page' | 'emergencyPhone'> & { readonly onClose: () => void };

const sheets = ['guest', 'organiser'] as const;
const codes = ['view', 'guest', 'page'] as const satisfies readonly CodeKind[];

type Links = Partial<Readonly<Record<CodeKind, string>>>;

/** Chooses a sheet and prints it. As long as it is open, the browser's own command prints the sheet too. */
export const PrintPanel = ({ trip, actions, brand, page, ...rest }: PrintPanelProps) => {
  const { emergencyPhone, onClose } = rest;
  // Each is loaded, whether or not another one is there.
  const namespaces = [useWording('paper', brand.audience === 'corporate'), useNamespace('costs')];
  const isReady = namespaces.every(Boolean);
  const { t } = useTranslation(['paper', 'trip']);
  const { locale } = useMoney();
  const nameOf = useGuestName();
  const status = useId();
  const isOrganiser = trip.scope === 'edit';
  const [sheet, setSheet] = useState<(typeof sheets)[number]>('guest');
  const [kind, setKind] = useState<CodeKind>(isOrganiser ? 'view' : 'page');
  /** Those that were made for this panel: a second print of the same sheet has the same code. */
  const [links, setLinks] = useState<Links>({ page: toWholeLink(page) });
  const [problem, setProblem] = useState<'full' | 'failed'>();
  const days = useMemo(() => toTripProgramme(trip), [trip]);
  const organiser = trip.guests.find(({ role }) => role === 'organiser');

  const makeLink = async (): Promise<boolean> => {
    if (sheet === 'organiser' || kind === 'page' || links[kind] !== undefined) return true;
    const day = formatShortDay(todayIn('UTC'), locale);
    const label = t('paper:panel.label', { day }).slice(0, tripLimits.label);
    const made = await actions.change({ kind: 'make', scope: kind, label });
    const { token } = made;
    if (token === undefined) {
      setProblem(made.problem === 'full' ? 'full' : 'failed');
      return false;
    }
    // The sheet has its code before it is printed.
    flushSync(() => setLinks({ ...links, [kind]: toWholeLink(toTripLink(page, token)) }));
    return true;
  };

  const print = async () => {
    // A second press would make a second link.
    if (actions.isSending) return;
    setProblem(undefined);
    if (!(await makeLink())) return;
    await document.fonts.ready;
    window.print();
  };

  const link = links[kind];
  return (
    <SidePanel
      from="right"
      label={isReady ? t('paper:panel.heading') : '…'}
      close={isReady ? t('paper:panel.close') : '…'}
      isOpen
      onClose={onClose}
    >
      {isReady && (
        <div className={styles.panel}>
          <h2 className={panel.heading}>{t('paper:panel.heading')}</h2>
          {isOrganiser && (
            <ChoiceChips
              look="row"
              legend={t('paper:panel.legend')}
              value={sheet}
              choices={sheets.map((value) => ({ value, label: t(`paper:panel.${value}`) }))}
              onChange={setSheet}
            />
          )}
          <p>{t(`paper:panel.${sheet}Text`)}</p>
          {isOrganiser && sheet === 'guest' && (
            <>
              <h3 className={panel.subheading}>{t('paper:panel.codeLegend')}</h3>
              <ChoiceChips
                look="row"
                legend={t('paper:panel.codeLegend')}
                value={kind}
                choices={codes.map((value) => ({ value, label: t(`paper:panel.code.${value}`) }))}
                onChange={setKind}
              />
              <p>{t(`paper:panel.codeText.${kind}`)}</p>
            </>
          )}
          <div className={panel.buttons}>
            <Button
              look="cta"
              aria-disabled={actions.isSending}
              aria-describedby={status}
              onClick={() => void print()}
            >
              {t('paper:panel.print')}
            </Button>
          </div>
          <p id={status} role="status" className={panel.problem}>
            {problem && t(`paper:panel.${problem}`)}
          </p>
          {sheet === 'organiser' ? (
            <OrganiserSheet trip={trip} />
          ) : (
            <GuestSheet
              title={t('trip:heading', { city: trip.city.name })}
              first={toFirstDay(trip)}
              last={toLastDay(trip)}
              people={trip.people}
              days={days}
              city={trip.city}
              brand={brand}
              emergencyPhone={emergencyPhone}
              organiser={organiser && organiser.name !== '' ? nameOf(organiser) : null}
              code={link === undefined ? { kind: 'page', link: toWholeLink(page) } : { kind, link }}
            />
          )}
        </div>
      )}
    </SidePanel>
  );
};
