import { createEnquiryEndpoint, takeEnquiriesAt } from '@/server/endpoints/enquiryEndpoint';
import { defaultRates } from '@/commerce/pricing/currencies';
import { getTerms } from '@/catalog/mesh/queries/terms';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { EnquiryStore } from '@/commerce/orders/store/enquiryStore';
import { openStoreAt } from '@/commerce/orders/store/openStore';
import { createFolder } from './contentFolder';
import { toLoaded } from './editContent';
import { type PostServer, startPostServer } from './postServer';
import { createSmallContent } from './smallContent';

export interface EnquiryServer extends PostServer {
  /** What the call depends on. Tests change it while they run. */
  readonly behind: { readonly store: EnquiryStore; openStore: () => Promise<EnquiryStore> };
}

/** The real call on a real server, with the small content and a store of its own. The date is 23 May 2026. */
export const startEnquiryServer = async (): Promise<EnquiryServer> => {
  const { enquiries: store, close } = await openStoreAt({
    kind: 'sqlite',
    path: `${await createFolder()}/troupe.db`,
  });
  const behind: EnquiryServer['behind'] = { store, openStore: async () => store };
  const mesh = buildMesh([toLoaded(createSmallContent())]);
  const endpoint = createEnquiryEndpoint(
    takeEnquiriesAt({
      openStore: () => behind.openStore(),
      getMesh: async () => mesh,
      getRates: async () => defaultRates,
      getTerms,
      now: () => new Date('2026-05-23T10:00:00Z'),
    }),
  );
  const posts = await startPostServer((request, response) => void endpoint(request, response));
  return {
    ...posts,
    behind,
    close: async () => {
      await posts.close();
      await close();
    },
  };
};
