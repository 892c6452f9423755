import type { Kysely, Migration } from 'kysely';
import { createOrders } from './0001_orders';
import { createEnquiries } from './0002_enquiries';
import { createOutbox } from './0003_outbox';
import { addChoices } from './0004_choices';
import { createOrderPages } from './0005_order_pages';
import { addProposals } from './0006_proposals';
import { addTerms } from './0007_terms';
import { createTrips } from './0008_trips';
import { addRsvps } from './0009_rsvps';
import { addTripLinks } from './0010_trip_links';
import { createTripShares } from './0011_trip_shares';
import { createCharges } from './0012_charges';
import { createSurprises } from './0013_surprise';
import { createProposalDocuments } from './0014_proposal_documents';
import { readFormerVersion } from './formerVersion';

/** A step that a database of the former migrations may have run already. Its tables are the same. */
const unlessDone = (version: number, up: (db: Kysely<unknown>) => Promise<void>): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (((await readFormerVersion(db)) ?? 0) < version) await up(db);
  },
});

/**
 * The migrations of the tables, by name. Each name begins with the next number. A released migration is never changed or
 * renamed, because existing databases have already run it. There is no way down: restore the backup.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_orders': unlessDone(1, createOrders),
  '0002_enquiries': unlessDone(2, createEnquiries),
  '0003_outbox': unlessDone(3, createOutbox),
  '0004_choices': { up: addChoices },
  '0005_order_pages': { up: createOrderPages },
  '0006_proposals': { up: addProposals },
  '0007_terms': { up: addTerms },
  '0008_trips': { up: createTrips },
  '0009_rsvps': { up: addRsvps },
  '0010_trip_links': { up: addTripLinks },
  '0011_trip_shares': { up: createTripShares },
  '0012_charges': { up: createCharges },
  '0013_surprise': { up: createSurprises },
  '0014_proposal_documents': { up: createProposalDocuments },
};
