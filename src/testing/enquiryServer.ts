import { createEnquiryEndpoint, takeEnquiriesAt } from '@/endpoints/enquiryEndpoint';
import { buildMesh } from '@/mesh/buildMesh';
import type { EnquiryStore } from '@/orders/store/enquiryStore';
import { openStoreAt } from '@/orders/store/openStore';
import { createFolder } from './contentFolder';
import { toLoaded } from './editContent';
import { type PostServer, startPostServer } from './postServer';
import { createSmallContent } from './smallContent';

export interface EnquiryServer extends PostServer {
  /** What stands behind the call. Tests change it as they go. */
  readonly behind: { readonly store: EnquiryStore; openStore: () => Promise<EnquiryStore> };
}

/** The real call behind a real server, over the small content, with a store of its own. It is 23 May 2026. */
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
