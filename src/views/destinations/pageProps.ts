import type { CityCardProps } from '@/components/cards';

export interface DestinationsView {
  readonly cities: readonly CityCardProps[];
}
