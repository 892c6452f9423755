import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { loadWithTheme } from '@/ui/controls/loadWithTheme';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import panel from '../FoundTrip.module.css';
import type { TripParts } from '../tripParts';
import type { TripPageProps } from '../tripPage';

/** Loaded when the organiser plans a surprise. */
const SurprisePanel = dynamic(
  () => loadWithTheme(() => import('./SurprisePanel')).then((module) => module.SurprisePanel),
  { ssr: false },
);

interface SurpriseSectionProps extends TripParts, Pick<TripPageProps, 'page' | 'brand'> {}

/** Where an organiser makes a trip a surprise. */
export const SurpriseSection = ({ page, brand, ...parts }: SurpriseSectionProps) => {
  const { t } = useTranslation('trip');
  const heading = useRef<HTMLHeadingElement>(null);
  const { trip } = parts;
  const [isOpen, setIsOpen] = useState(trip.surprise !== null);
  const open = () => {
    setIsOpen(true);
    // The button goes with the press.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className={panel.panel} aria-labelledby="trip-surprise">
      <h2 ref={heading} id="trip-surprise" tabIndex={-1} className={panel.heading}>
        {t('surprise.heading')}
      </h2>
      <p>{t('surprise.text')}</p>
      {isOpen || trip.surprise !== null ? (
        <SurprisePanel {...parts} page={page} audience={brand.audience} />
      ) : (
        <div>
          <Button onClick={open}>{t('surprise.open')}</Button>
        </div>
      )}
    </section>
  );
};
