import { useTranslation } from '@/hooks/useTranslation';
import type { Side } from '@/lib/geo/placeLabels';
import { ButtonLink } from './ButtonLink';
import { Icon } from './Icon';
import styles from './MapTeaser.module.css';
import { Section } from './Section';

/** A map so small that it comes with the page. Lengths are tenths of the dots that it is made of. */
export interface MapPicture {
  /** Address of an SVG with the land as rows of dots, see `geodataFiles`. */
  readonly land: string;
  readonly viewBox: string;
  readonly cities: readonly {
    readonly name: string;
    readonly x: number;
    readonly y: number;
    /** Where the name stands; `null` where it has no room. */
    readonly side: Side | null;
  }[];
}

interface MapTeaserProps {
  readonly picture: MapPicture;
  /** Of the map itself. */
  readonly href: string;
}

/** Where the cities are, as a picture, and the way to the map. Needs the words of `map`. */
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
