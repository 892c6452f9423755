import type { Mesh, ShopGroup } from '@/catalog/mesh/mesh';
import type { Rates } from '@/commerce/pricing/currencies';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';
import type { CapabilityStore } from './store/capabilityStore';
import type { TripStore } from './store/tripStore';

export interface TripStores {
  readonly trips: TripStore;
  readonly links: CapabilityStore;
}

/** What trips are made and shown with. Each is called for every request. */
export interface TripServices {
  readonly openStores: () => Promise<TripStores>;
  readonly getMesh: () => Promise<Mesh>;
  readonly getRates: () => Promise<Rates>;
  readonly getTerms: (group: ShopGroup) => PlanTerms;
  readonly now: () => Date;
}
