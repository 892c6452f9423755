import { buildMesh } from '@/catalog/mesh/buildMesh';
import { getTerms } from '@/catalog/mesh/queries/terms';
import type { Database } from '@/commerce/orders/store/database';
import { migrate } from '@/commerce/orders/store/migrate';
import { openDatabase } from '@/commerce/orders/store/openDatabase';
import { defaultRates } from '@/commerce/pricing/currencies';
import type { TripServices } from '@/commerce/trips/services';
import { createTripStores } from '@/commerce/trips/store/createTripStores';
import { content } from './cartServer';
import { createFolder } from './contentFolder';
import { toLoaded } from './editContent';

interface OpenedServices {
  /** SQLite, migrated. Close it after the test. */
  readonly database: Database;
  readonly services: TripServices;
}

/** What trips need: a new database, and the small content at the default rates. */
export const openTripServices = async ({
  now,
  hasMailer = () => false,
}: Pick<TripServices, 'now'> &
  Partial<Pick<TripServices, 'hasMailer'>>): Promise<OpenedServices> => {
  const database = await openDatabase({
    kind: 'sqlite',
    path: `${await createFolder()}/troupe.db`,
  });
  await migrate(database);
  const mesh = buildMesh([toLoaded(content)]);
  const stores = createTripStores(database);
  return {
    database,
    services: {
      openStores: async () => stores,
      getMesh: async () => mesh,
      getRates: async () => defaultRates,
      getTerms,
      hasMailer,
      now,
    },
  };
};
