import type { CityCardProps } from '@/components/cards';
import type { Place } from '@/lib/geo/mercator';

/** A city that can be shown on a map. */
export interface MapCity extends CityCardProps, Place {
  /** In the reader's language: "Poland". */
  readonly country: string;
  /** ISO 3166-1 alpha-2 */
  readonly countryCode: string;
}

export interface MapView {
  readonly cities: readonly MapCity[];
  /** Address of what the map is drawn from. */
  readonly geodata: string;
}
