import type { Category } from '@/mesh/nodes/categories';
import type { MapCity } from '../map/pageProps';

/** A card with what filters and sorting look at. */
export interface DestinationCity extends MapCity {
  /** When it is at its best, 1 to 12. */
  readonly months: readonly number[];
  /** PLN per person for three activities of a middling price; `null` where all prices are flat. */
  readonly weekendPrice: number | null;
  /** The same as the city itself says of all its activities, of each kind that it has. */
  readonly kinds: Readonly<Partial<Record<Category, Pick<MapCity, 'count' | 'fromPrice'>>>>;
}

export interface DestinationsView {
  readonly cities: readonly DestinationCity[];
  /** In the reader's language, January first. */
  readonly months: readonly string[];
  /** Address of what the map is drawn from. */
  readonly geodata: string;
}
