import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { useTrips } from '@/ui/hooks/useTrips';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import type { TripViewProps } from './pageProps';
import { TripList } from './TripList';
import { ReadForm } from './reading/ReadForm';
import styles from '@/ui/components/emptyPage.module.css';
import { loadPatiently } from '@/lib/loadPatiently';
import { TripLoading } from './TripLoading';
import { useTripFragment } from './useTripFragment';

const OpeningTrip = dynamic(
  () => loadPatiently(() => import('./OpeningTrip')).then((module) => module.OpeningTrip),
  {
    ssr: false,
    loading: TripLoading,
  },
);

const LostLink = dynamic(
  () => loadPatiently(() => import('./LostLink')).then((module) => module.LostLink),
  {
    ssr: false,
  },
);

const OpenedTrip = dynamic(
  () => loadPatiently(() => import('./OpenedTrip')).then((module) => module.OpenedTrip),
  {
    ssr: false,
    loading: TripLoading,
  },
);

const OpenedSurprise = dynamic(
  () =>
    loadPatiently(() => import('./surprise/OpenedSurprise')).then(
      (module) => module.OpenedSurprise,
    ),
  { ssr: false, loading: TripLoading },
);

/** The trip that a link has just opened, with the token of an own link, which will not be shown again. */
interface Opened {
  readonly id: string;
  readonly token: string | null;
}

/**
 * The page of a trip. The token of a link is in the fragment of its address, so the server sends the same page to
 * everybody. The browser exchanges it for a cookie and leaves the public id in its place. Without either it lists the
 * trips that the browser remembers.
 */
export const TripView = ({ frame, view }: ViewProps<TripViewProps>) => {
  const { t } = useTranslation('trip');
  const fragment = useTripFragment();
  const { trips } = useTrips();
  const [opened, setOpened] = useState<Opened>();
  const heading = useRef<HTMLHeadingElement>(null);
  const onOpened = (id: string, token: string | null) => {
    window.history.replaceState(window.history.state, '', toTripLink(view.page, id));
    setOpened({ id, token });
  };
  const page = {
    heading,
    brand: frame.brand,
    page: view.page,
    pay: view.pay,
    home: frame.links.home,
    emergencyPhone: view.emergencyPhone,
  };
  const words = trips.length > 0 ? 'list' : 'none';
  return (
    <>
      <PageHead
        title={t('title', { brand: frame.brand.name })}
        description={t('description')}
        isPrivate
      />
      <noscript>
        <div className={styles.none}>
          <h1 className={styles.heading}>{t('list.heading')}</h1>
          <p>
            {t('noScript', { phone: frame.brand.phone })} {t('read.text')}
          </p>
          <ReadForm action={view.read} />
        </div>
      </noscript>
      {fragment?.kind === 'token' && (
        <OpeningTrip key={fragment.value} token={fragment.value} onOpened={onOpened} {...page} />
      )}
      {fragment?.kind === 'id' && (
        <OpenedTrip
          key={fragment.value}
          id={fragment.value}
          token={opened?.id === fragment.value ? opened.token : null}
          {...page}
        />
      )}
      {fragment?.kind === 'surprise' && (
        <OpenedSurprise key={fragment.value} id={fragment.value} {...page} />
      )}
      {(fragment === undefined || fragment.kind === 'none' || fragment.kind === 'wrong') && (
        <div className={`${styles.none} ${fragment === undefined ? styles.waiting : ''}`}>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {t(fragment?.kind === 'wrong' ? 'unknown.heading' : `${words}.heading`)}
          </h1>
          <p>{t(fragment?.kind === 'wrong' ? 'unknown.text' : `${words}.text`)}</p>
          <TripList trips={trips} page={view.page} />
          {fragment !== undefined && view.canRecover && <LostLink />}
          <ButtonLink href={frame.links.home}>{t('home')}</ButtonLink>
        </div>
      )}
    </>
  );
};
