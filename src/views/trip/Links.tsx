import { useState } from 'react';
import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import { Button } from '@/ui/components/Button';
import { IconButton } from '@/ui/components/IconButton';
import type { ShownLink } from '@/commerce/trips/model/tripState';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import { findGuest, type TripParts } from './tripParts';
import { useGuestName } from './useGuestName';
import { toWholeLink, useSharing } from './useSharing';

interface LinksProps extends TripParts {
  /** Path of the page. */
  readonly page: string;
}

/** The links of a trip, each of which can be ended alone. */
export const Links = ({ trip, actions, tell, page }: LinksProps) => {
  const { t } = useTranslation('trip');
  const { outcome, copy } = useSharing();
  const [made, setMade] = useState('');
  const makeViewLink = () => {
    const sent = actions.change({ kind: 'renew', scope: 'view' });
    void sent.then(({ token }) => {
      if (token === undefined) return;
      const link = toWholeLink(toTripLink(page, token));
      setMade(link);
      void copy(link);
    });
    void tell(sent, t('status.saved'));
  };
  const nameOf = useGuestName();
  const textOf = ({ scope, guest }: ShownLink): string => {
    if (guest !== null) return t('organise.linkOf', { name: nameOf(findGuest(trip, guest)) });
    return t(scope === 'view' ? 'organise.linkView' : 'organise.linkGuest');
  };
  return (
    <div>
      <h3 className={styles.small}>{t('organise.links')}</h3>
      <ul className={styles.links}>
        {trip.links.map((link) => (
          <li key={link.id}>
            {textOf(link)}
            {!link.isOwn && (
              <IconButton
                aria-label={t('organise.revoke', { link: textOf(link) })}
                onClick={() =>
                  void tell(actions.change({ kind: 'revoke', id: link.id }), t('status.saved'))
                }
              >
                <Icon name="cross" size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={makeViewLink}>
        <Icon name="link" size={18} /> {t('organise.linkView')}
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && t('share.copied')}
        {outcome === 'failed' && t('share.failed', { address: made })}
      </p>
    </div>
  );
};
