import { useId, useState } from 'react';
import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import type { ShownLink } from '@/commerce/trips/model/tripState';
import { Button } from '@/ui/components/Button';
import { Fold } from '@/ui/components/Fold';
import { Icon } from '@/ui/components/Icon';
import { useTrips } from '@/ui/hooks/useTrips';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import { LinkRow } from './LinkRow';
import { LinkTools } from './LinkTools';
import { NewLink } from './NewLink';
import { RecoveryAddress } from './RecoveryAddress';
import { toStartDay } from './toFirstDay';
import type { LinkChange } from './tripCalls';
import { findGuest, type TripParts } from './tripParts';
import { useFocusNext } from './useFocusNext';
import { useGuestName } from './useGuestName';
import { toWholeLink } from './useSharing';

interface LinksProps extends TripParts {
  /** Paths of the page, and of that of a charge without its token. */
  readonly page: string;
  readonly pay: string;
  /** Whether another part of the page asks for an address for a lost link, as long as there is none. */
  readonly isAsked: boolean;
}

/** The links of a trip, each of which can be named, replaced and ended alone. */
export const Links = ({ trip, actions, tell, page, pay, isAsked }: LinksProps) => {
  const { t } = useTranslation(['trip', 'charges']);
  const nameOf = useGuestName();
  const { remember } = useTrips();
  const id = useId();
  const focusNext = useFocusNext();
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly link: string }>();
  const textOf = ({ scope, guest, label }: ShownLink): string => {
    if (label !== null) return label;
    if (scope === 'honour') return t('links.honour');
    const name = nameOf(findGuest(trip, guest));
    if (scope === 'feed') return t('links.calendarOf', { name });
    if (scope === 'pay') return t('charges:link.of', { name });
    if (guest !== null) return t('organise.linkOf', { name });
    return t(scope === 'view' ? 'organise.linkView' : 'organise.linkGuest');
  };
  /** @param isInvitation whether it is the link that this browser offers for inviting; isCharge: whether it shows a charge */
  const change = (
    link: LinkChange,
    name: string,
    { isInvitation = false, isCharge = false } = {},
  ) => {
    const sent = actions.change(link);
    void sent.then(({ token }) => {
      if (token === undefined) return;
      focusNext(`${id}-made`);
      setMade({ name, link: toWholeLink(isCharge ? pay + token : toTripLink(page, token)) });
      if (!isInvitation) return;
      const { city } = trip;
      remember({ id: trip.id, city: city.name, day: toStartDay(trip), invitation: token });
    });
    return tell(sent, t('status.saved'));
  };
  // Those that have ended come last.
  const links = [...trip.links].sort(
    (a, b) => Number(a.endedOn !== null) - Number(b.endedOn !== null),
  );
  // One for each guest: a long list of what is rarely needed.
  const isPersonal = ({ guest, label, isOwn }: ShownLink) =>
    guest !== null && label === null && !isOwn;
  const personal = links.filter(isPersonal);
  const showAll = (shown: readonly ShownLink[]) => (
    <ul className={styles.links}>
      {shown.map((link) => (
        <LinkRow
          key={link.id}
          link={link}
          name={textOf(link)}
          onRevoke={() => {
            const sent = change({ kind: 'revoke', id: link.id }, '');
            void sent.then((isDone) => isDone && focusNext(`${id}-heading`));
          }}
          onRotate={() => {
            const isInvitation =
              link.scope === 'guest' && link.guest === null && link.label === null;
            const isCharge = link.scope === 'pay';
            void change({ kind: 'rotate', id: link.id }, textOf(link), { isInvitation, isCharge });
          }}
          onRename={(label) => change({ kind: 'label', id: link.id, label }, '')}
        />
      ))}
    </ul>
  );
  return (
    <div className={styles.part}>
      <h3 id={`${id}-heading`} tabIndex={-1} className={styles.subheading}>
        {t('organise.links')}
      </h3>
      {showAll(personal.length > 3 ? links.filter((link) => !isPersonal(link)) : links)}
      {personal.length > 3 && (
        <Fold summary={t('links.personal', { count: personal.length })}>{showAll(personal)}</Fold>
      )}
      {made && (
        <div className={styles.part}>
          <p id={`${id}-made`} tabIndex={-1}>
            {t('links.made', { label: made.name })}
          </p>
          <LinkTools key={made.link} link={made.link} />
        </div>
      )}
      {isAdding ? (
        <NewLink
          id={`${id}-label`}
          onMake={(scope, label) =>
            change({ kind: 'make', scope, label }, label).then((isDone) => {
              if (!isDone) return;
              setIsAdding(false);
              focusNext(`${id}-made`);
            })
          }
          onCancel={() => {
            setIsAdding(false);
            focusNext(`${id}-add`);
          }}
        />
      ) : (
        <div>
          <Button
            id={`${id}-add`}
            look="quiet"
            onClick={() => {
              setIsAdding(true);
              focusNext(`${id}-label`);
            }}
          >
            <Icon name="plus" size={18} /> {t('links.heading')}
          </Button>
        </div>
      )}
      {(trip.hasRecovery === true || (trip.hasRecovery === false && !isAsked)) && (
        <RecoveryAddress trip={trip} actions={actions} tell={tell} />
      )}
    </div>
  );
};
