import type { Mesh, ShopGroup } from '@/catalog/mesh/mesh';
import type { EnquiryStore } from '@/commerce/orders/store/enquiryStore';
import type { DocumentStore } from '@/commerce/orders/store/documents/documentStore';
import type { Rates } from '@/commerce/pricing/currencies';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';

/** What documents are made and shown with. Each is called for every request. */
export interface DocumentServices {
  readonly openStores: () => Promise<{
    readonly documents: DocumentStore;
    readonly enquiries: Pick<EnquiryStore, 'get'>;
  }>;
  readonly getMesh: () => Promise<Mesh>;
  readonly getRates: () => Promise<Rates>;
  readonly getTerms: (group: ShopGroup) => PlanTerms;
  readonly now: () => Date;
}
