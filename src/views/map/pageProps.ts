import type { CityCardProps } from '@/ui/components/cards';
import type { Place } from '@/lib/geo/mercator';

/** A city that can appear on a map. */
export interface MapCity extends CityCardProps, Place {
  /** Name in the reader's language: "Poland". */
  readonly country: string;
  /** ISO 3166-1 alpha-2 */
  readonly countryCode: string;
}

export interface MapView {
  readonly cities: readonly MapCity[];
  /** URL of the map's geodata. */
  readonly geodata: string;
}
