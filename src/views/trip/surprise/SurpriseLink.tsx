import { useState } from 'react';
import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import panel from '../FoundTrip.module.css';
import { LinkTools } from '../LinkTools';
import type { TripParts } from '../tripParts';
import { toWholeLink } from '../useSharing';

interface SurpriseLinkProps extends TripParts {
  /** Path of the page. */
  readonly page: string;
}

/** The link of the guest of honour. What is sent with it names nothing of the trip. */
export const SurpriseLink = ({ trip, actions, tell, page }: SurpriseLinkProps) => {
  const { t } = useTranslation(['surprise', 'trip']);
  const [made, setMade] = useState<string>();
  const hasLink = trip.links.some(({ scope, endedOn }) => scope === 'honour' && endedOn === null);
  const make = () => {
    const sent = actions.change({ kind: 'honour', label: null });
    void sent.then(({ token }) => {
      if (token !== undefined) setMade(toWholeLink(toTripLink(page, token)));
    });
    void tell(sent, t('trip:status.saved'));
  };
  return (
    <div className={panel.part}>
      <h3 className={panel.subheading}>{t('surprise:link.heading')}</h3>
      <p>{t('surprise:link.text')}</p>
      {hasLink && made !== undefined && (
        <>
          <p>{t('surprise:link.made')}</p>
          <LinkTools
            key={made}
            link={made}
            invitation={{
              text: t('surprise:link.message'),
              subject: t('surprise:link.subject'),
            }}
          />
        </>
      )}
      <div>
        <Button look={hasLink ? 'quiet' : 'cta'} onClick={make}>
          {t(hasLink ? 'surprise:link.renew' : 'surprise:link.make')}
        </Button>
        {hasLink && <p className={panel.small}>{t('surprise:link.renewText')}</p>}
      </div>
    </div>
  );
};
