import { useRef } from 'react';
import { PageHead } from '@/seo/PageHead';
import { useTranslation } from 'next-i18next/pages';
import type { ViewProps } from '../../staticPage';
import styles from '@/ui/components/emptyPage.module.css';
import type { ReadTripProps } from './pageProps';
import { SurprisePage } from '../surprise/SurprisePage';
import { ReadForm } from './ReadForm';
import { ReadTrip } from './ReadTrip';

/** A trip for browsers without scripts: the form for its link, or the trip of the link that was sent. */
export const ReadTripView = ({ frame, view }: ViewProps<ReadTripProps>) => {
  const { t } = useTranslation('trip');
  const heading = useRef<HTMLHeadingElement>(null);
  const { outcome, trip, surprise, page } = view;
  const head = (
    <PageHead
      title={t('title', { brand: frame.brand.name })}
      description={t('description')}
      isPrivate
    />
  );
  if (surprise) {
    return (
      <>
        {head}
        <SurprisePage state={surprise} brand={frame.brand} heading={heading} timeZone="UTC" />
      </>
    );
  }
  if (trip) {
    return (
      <>
        {head}
        <ReadTrip trip={trip} heading={heading} />
      </>
    );
  }
  const texts = {
    form: ['list.heading', 'read.text'],
    unknown: ['unknown.heading', 'unknown.text'],
    busy: ['failure.heading', 'read.busy'],
    failed: ['failure.heading', 'failure.text'],
    found: ['unknown.heading', 'unknown.text'],
  } as const;
  const [title, text] = texts[outcome];
  return (
    <div className={styles.none}>
      {head}
      <h1 className={styles.heading}>{t(title)}</h1>
      <p>{t(text)}</p>
      <ReadForm action={page} />
    </div>
  );
};
