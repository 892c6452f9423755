import type { Mesh, ShopGroup } from '@/catalog/mesh/mesh';
import type { Rates } from '@/commerce/pricing/currencies';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';
import type { CapabilityStore } from './store/capabilityStore';
import type { RecoveryStore } from './store/recoveryStore';
import type { TripStore } from './store/tripStore';

export interface TripStores {
  readonly trips: TripStore;
  readonly links: CapabilityStore;
  readonly recovery: RecoveryStore;
}

/** What trips are made and shown with. Each is called for every request. */
export interface TripServices {
  readonly openStores: () => Promise<TripStores>;
  readonly getMesh: () => Promise<Mesh>;
  readonly getRates: () => Promise<Rates>;
  readonly getTerms: (group: ShopGroup) => PlanTerms;
  /** Whether the shop can send e-mails. */
  readonly hasMailer: () => boolean;
  readonly now: () => Date;
}
