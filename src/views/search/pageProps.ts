import type { CityCardProps, ProductCardProps } from '@/components/cards';

export interface TopActivity extends ProductCardProps {
  /** Name of the city. */
  readonly city: string;
}

/** What the page shows while nothing is looked for, or where nothing was found. */
export interface SearchView {
  readonly top: readonly TopActivity[];
  readonly cities: readonly CityCardProps[];
}
