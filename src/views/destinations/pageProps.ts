import type { Category } from '@/catalog/mesh/nodes/categories';
import type { MapCity } from '../map/pageProps';

/** A card with the fields for filters and sorting. */
export interface DestinationCity extends MapCity {
  /** The best months, 1 to 12. */
  readonly months: readonly number[];
  /** PLN per person for three mid-priced activities; `null` if all prices are flat. */
  readonly weekendPrice: number | null;
  /** Count and lowest price per category, in the format of the city's totals. */
  readonly kinds: Readonly<Partial<Record<Category, Pick<MapCity, 'count' | 'fromPrice'>>>>;
}

export interface DestinationsView {
  readonly cities: readonly DestinationCity[];
  /** Names in the reader's language, starting with January. */
  readonly months: readonly string[];
  /** URL of the map's geodata. */
  readonly geodata: string;
}
