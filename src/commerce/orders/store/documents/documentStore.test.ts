import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DraftOption } from '@/commerce/proposals/model/document';
import { hashText } from '../../hashBody';
import { createRandomText, hashLinkKey } from '../../linkKey';
import { createQuestionReference, createSignatureReference } from '../../reference';
import { listTestDatabases } from '../../testing/databases';
import { createEnquiry, createProposal } from '../../testing/enquiries';
import { createEnquiryStore } from '../enquiryStore';
import type { Database } from '../database';
import { migrate } from '../migrate';
import { openDatabase } from '../openDatabase';
import { createOutboxStore } from '../outboxStore';
import { createPersonStore } from '../personStore';
import { createPruning } from '../pruning';
import type { StoredQuestion, StoredSignature, StoredVersion } from './documentRows';
import { createDocumentStore, type DocumentStore } from './documentStore';
import { tablesAboutEnquiries } from './documentTables';

const channels = ['customer', 'shop', 'webhook'] as const;
const createdAt = '2026-05-23T10:00:00.000Z';
const asRequested: DraftOption = { name: 'A', leftOut: [], people: null, firstDay: null };

const createVersion = (number: number): StoredVersion => {
  const text = JSON.stringify({ version: number, company: 'Zażółć Ltd 🎉' });
  return { number, createdAt, text, hash: hashText(text) };
};

describe.each(listTestDatabases())('in %s', (_, databases) => {
  let database: Database;
  let documents: DocumentStore;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    database = await openDatabase(await databases.create());
    await migrate(database);
    documents = createDocumentStore(database, channels);
  });
  afterEach(() => database.close());

  /** A request with a document of one version. @returns its reference */
  const place = async () => {
    const enquiry = createEnquiry({ proposal: createProposal() });
    const { reference } = await createEnquiryStore(database).place(enquiry);
    await documents.create(
      { reference, id: createRandomText(12), createdAt, draft: [asRequested] },
      createVersion(1),
    );
    return reference;
  };

  const toSignature = (
    reference: string,
    version: StoredVersion,
    change: Partial<StoredSignature> = {},
  ): StoredSignature => ({
    reference,
    version: version.number,
    id: randomUUID(),
    hash: version.hash,
    option: 'A',
    name: 'Olga',
    position: 'Director',
    termsVersion: 'a1.b2',
    signedAt: createdAt,
    linkId: randomUUID(),
    message: createSignatureReference(),
    ...change,
  });

  const toQuestion = (reference: string, change: Partial<StoredQuestion> = {}): StoredQuestion => ({
    id: randomUUID(),
    reference,
    author: 'reader',
    name: 'Olga',
    text: 'Is lunch in it?',
    createdAt,
    message: createQuestionReference(),
    ...change,
  });

  const addLink = async (reference: string) => {
    const token = createRandomText(22);
    const link = { id: randomUUID(), token, scope: 'read', label: 'Boss', createdAt } as const;
    await documents.addLink(reference, link);
    return link;
  };

  const countRows = async () => {
    const counts: Record<string, number> = {};
    for (const table of [...tablesAboutEnquiries, 'enquiries']) {
      const { rows } = await sql`SELECT * FROM ${sql.table(table)}`.execute(database.db);
      if (rows.length > 0) counts[table] = rows.length;
    }
    return counts;
  };

  it('a document comes back as it was stored, its text to the byte', async () => {
    const reference = await place();
    const draft: DraftOption[] = [
      asRequested,
      { name: 'B', leftOut: [2], people: 9, firstDay: '2026-06-01' },
    ];
    await documents.setDraft(reference, draft);
    expect((await documents.find(reference))?.draft).toEqual(draft);
    await documents.addVersion(reference, createVersion(2));
    expect(await documents.listVersions(reference)).toEqual([createVersion(1), createVersion(2)]);
    await expect(documents.addVersion(reference, createVersion(2))).rejects.toThrow();
  });

  it('a request has one document', async () => {
    const reference = await place();
    const again = { reference, id: createRandomText(12), createdAt, draft: [asRequested] };
    await expect(documents.create(again, createVersion(1))).rejects.toThrow();
  });

  it('a link is found by its token until it ends, and stored as a hash', async () => {
    const reference = await place();
    const link = await addLink(reference);
    expect(await documents.findLink(link.token)).toMatchObject({ id: link.id, scope: 'read' });
    const { rows } = await sql`SELECT * FROM proposal_links`.execute(database.db);
    expect(JSON.stringify(rows)).not.toContain(link.token);
    expect(JSON.stringify(rows)).toContain(hashLinkKey(link.token));
    await documents.noteUse(reference, link.id, '2026-05-24');
    await documents.endLink(reference, link.id, '2026-05-25');
    await documents.endLink(reference, link.id, '2026-05-26');
    expect(await documents.findLink(link.token)).toBeUndefined();
    expect(await documents.listLinks(reference)).toMatchObject([
      { usedOn: '2026-05-24', endedOn: '2026-05-25' },
    ]);
    for (const wrong of ['', 7, null, `${link.token}' OR 1=1 --`]) {
      expect(await documents.findLink(wrong)).toBeUndefined();
    }
  });

  it('a version is signed once, however many sign at the same moment', async () => {
    const reference = await place();
    const tries = Array.from({ length: 6 }, () => toSignature(reference, createVersion(1)));
    const outcomes = await Promise.all(tries.map((it) => documents.sign(it)));
    expect(new Set(outcomes.map((it) => it?.id)).size).toBe(1);
    expect(await documents.listSignatures(reference)).toHaveLength(1);
    // Each signature has its message, and those that lost have none.
    expect(await countRows()).toMatchObject({ proposal_signatures: 1, outbox: 2 });
  });

  it('a replaced version is not signed, nor one with another text', async () => {
    const reference = await place();
    const other = toSignature(reference, createVersion(1), { hash: '0'.repeat(64) });
    await expect(documents.sign(other)).rejects.toThrow();
    await documents.addVersion(reference, createVersion(2));
    expect(await documents.sign(toSignature(reference, createVersion(1)))).toBeUndefined();
    expect(await countRows()).not.toHaveProperty('proposal_signatures');
    expect(await countRows()).not.toHaveProperty('outbox');
  });

  it('a version that is signed and replaced at the same moment is never signed after it was replaced', async () => {
    for (let round = 0; round < 5; round += 1) {
      const reference = await place();
      await Promise.allSettled([
        documents.addVersion(reference, createVersion(2)),
        documents.sign(toSignature(reference, createVersion(1))),
      ]);
      const versions = await documents.listVersions(reference);
      expect(versions).toHaveLength(2);
      expect((await documents.listSignatures(reference)).length).toBeLessThanOrEqual(1);
    }
  });

  it('a question is stored once, with a message to the shop alone', async () => {
    const reference = await place();
    const question = toQuestion(reference);
    await documents.addQuestion(question);
    await documents.addQuestion(question);
    expect(await documents.listQuestions(reference)).toEqual([question]);
    expect(await documents.findQuestion(question.message ?? '')).toEqual(question);
    const messages = await createOutboxStore(database).list({ states: ['waiting'], limit: 9 });
    expect(messages.map(({ channel }) => channel).sort()).toEqual(['shop', 'webhook']);
  });

  it('a question is open until the shop has written after it', async () => {
    const reference = await place();
    await documents.addQuestion(toQuestion(reference));
    await documents.addQuestion(
      toQuestion(await place(), { text: 'And dinner?', createdAt: '2026-05-24T10:00:00.000Z' }),
    );
    const listOpen = async () => (await documents.listOpenQuestions(9)).map(({ text }) => text);
    expect(await listOpen()).toEqual(['Is lunch in it?', 'And dinner?']);
    const later = '2026-05-23T11:00:00.000Z';
    await documents.addQuestion(
      toQuestion(reference, { author: 'shop', text: 'Yes.', message: null, createdAt: later }),
    );
    expect(await listOpen()).toEqual(['And dinner?']);
  });

  const fill = async () => {
    const reference = await place();
    await addLink(reference);
    await documents.addQuestion(toQuestion(reference));
    await documents.sign(toSignature(reference, createVersion(1)));
    await documents.addVersion(reference, createVersion(2));
    return reference;
  };

  it('everything of it is deleted with the request of a person', async () => {
    await fill();
    await createPersonStore(database).erase('ann@example.com');
    expect(await countRows()).toEqual({});
  });

  it('everything of it is deleted with old requests, and nothing of younger ones', async () => {
    await fill();
    const before = '2026-05-24';
    const young = createEnquiry({ createdAt: '2026-05-25T10:00:00.000Z' });
    const { reference } = await createEnquiryStore(database).place(young);
    await documents.create(
      { reference, id: createRandomText(12), createdAt, draft: [asRequested] },
      createVersion(1),
    );
    await createPruning(database).prune(before, ['enquiries']);
    expect(await countRows()).toEqual({
      enquiries: 1,
      proposal_documents: 1,
      proposal_versions: 1,
    });
  });
});
