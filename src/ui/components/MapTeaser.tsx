import { useTranslation } from 'next-i18next/pages';
import type { Side } from '@/lib/geo/placeLabels';
import { ButtonLink } from './ButtonLink';
import { Icon } from './Icon';
import styles from './MapTeaser.module.css';
import { Section } from './Section';

/** A map that is small enough for the page itself. Lengths are tenths of the dots that it consists of. */
export interface MapPicture {
  /** URL of an SVG with the land as rows of dots, see `geodataFiles`. */
  readonly land: string;
  readonly viewBox: string;
  readonly cities: readonly {
    readonly name: string;
    readonly x: number;
    readonly y: number;
    /** Side of the name; `null` if it has no room. */
    readonly side: Side | null;
  }[];
}

interface MapTeaserProps {
  readonly picture: MapPicture;
  /** Path of the map page. */
  readonly href: string;
}

/** A picture of the cities' locations, with a link to the map. Needs the namespace `map`. */
export const MapTeaser = ({ picture: { land, viewBox, cities }, href }: MapTeaserProps) => {
  const { t } = useTranslation('map');
  return (
    <Section
      heading={t('teaser.heading')}
      text={t('teaser.text', { count: cities.length })}
      aside={
        <ButtonLink href={href}>
          <Icon name="map" /> {t('teaser.link')}
        </ButtonLink>
      }
      layout="beside"
    >
      <svg viewBox={viewBox} className={styles.map} aria-hidden="true">
        <use href={`${land}#land`} transform="scale(10)" className={styles.land} />
        {cities.map(({ name, x, y, side }) => (
          <g
            key={name}
            transform={`translate(${x} ${y})`}
            className={side ? styles[side] : undefined}
          >
            <circle r="8" />
            {side && <text>{name}</text>}
          </g>
        ))}
      </svg>
    </Section>
  );
};
