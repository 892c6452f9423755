import type { CityCardProps, ProductCardProps } from '@/ui/components/cards';

export interface TopActivity extends ProductCardProps {
  /** Name of the city. */
  readonly city: string;
}

/** Content of the page without a query or without hits. */
export interface SearchView {
  readonly top: readonly TopActivity[];
  readonly cities: readonly CityCardProps[];
}
