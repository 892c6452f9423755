import { randomUUID } from 'node:crypto';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { getTerms } from '@/catalog/mesh/queries/terms';
import type { DateChoice } from '@/commerce/cart/cart';
import { openStoreAt } from '@/commerce/orders/store/openStore';
import type { Store } from '@/commerce/orders/store/store';
import { createEnquiry, createProposal } from '@/commerce/orders/testing/enquiries';
import { defaultRates } from '@/commerce/pricing/currencies';
import { sites } from '@/config/sites/records';
import { createFolder } from '@/testing/contentFolder';
import { toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { issueDocument } from './issueDocument';
import type { OptionName } from './model/document';
import { findDocument, showDocument } from './openDocument';
import type { DocumentCommand } from './parseDocumentCommand';
import { runDocumentCommand } from './runDocumentCommand';
import { readVersion } from './toDocumentState';

const site = sites.pl2;
const mesh = buildMesh([toLoaded(createSmallContent())]);

let store: Store;
let now: Date;
beforeEach(async () => {
  store = await openStoreAt({ kind: 'sqlite', path: `${await createFolder()}/troupe.db` });
  now = new Date('2026-05-23T10:00:00Z');
});
afterEach(() => store.close());

const services = {
  openStores: async () => store,
  getMesh: async () => mesh,
  getRates: async () => defaultRates,
  getTerms,
  now: () => now,
};

/** Requests a food tour on 5 June 2026. @returns the document of the request */
const begin = async (dateChoice: DateChoice = 'chosen') => {
  const plan = createProposal().plan;
  const items = plan?.items
    .slice(0, 1)
    .map((item) => ({ ...item, selectedDate: '2026-06-05', dateChoice, extras: [] }));
  const proposal = createProposal({ plan: plan && { ...plan, items: items ?? [] } });
  const enquiry = await store.enquiries.place(
    createEnquiry({ shopGroupId: site.shopGroupId, proposal }),
  );
  const token = await issueDocument(enquiry, site, services, Buffer.alloc(32));
  const open = async () => {
    const opened = await findDocument(token, site, services);
    if (!opened) throw new Error('There is no document');
    return opened;
  };
  const run = async (command: DocumentCommand) =>
    runDocumentCommand(command, { opened: await open(), site, services });
  return {
    run,
    move: (name: 'B' | 'C', firstDay: string | null) =>
      run({ kind: 'setOption', option: { name, leftOut: [], people: 8, firstDay } }),
    freeze: async () => {
      const { desk } = await showDocument(await open(), site, services);
      return run({ kind: 'freeze', hash: desk?.next?.hash ?? '' });
    },
    newest: async () => {
      const [last] = (await store.documents.listVersions(enquiry.reference)).slice(-1);
      if (!last) throw new Error('There is no version');
      return { number: last.number, hash: last.hash, content: readVersion(last).content };
    },
  };
};

const sign = (hash: string, option: OptionName): DocumentCommand => ({
  kind: 'sign',
  id: randomUUID(),
  hash,
  option,
  name: 'Olga Novak',
  position: 'Managing director',
  isAllowed: true,
});

describe('when the requested day is over', () => {
  it('a version is made with an option that has moved, which alone can be signed', async () => {
    const { run, move, freeze, newest } = await begin();
    now = new Date('2026-07-01T10:00:00Z');
    expect(await move('B', '2026-07-08')).toMatchObject({ ok: true });
    expect(await freeze()).toMatchObject({ ok: true });
    const { number, hash, content } = await newest();
    expect([number, content?.validUntil]).toEqual([2, '2026-07-07']);
    expect(content?.options.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(await run(sign(hash, 'A'))).toMatchObject({ problem: 'closed' });
    expect(await run(sign(hash, 'B'))).toMatchObject({ ok: true });
  });

  it('no version is made without one', async () => {
    const { move, freeze, newest } = await begin();
    await move('B', null);
    now = new Date('2026-07-01T10:00:00Z');
    expect(await freeze()).toMatchObject({ problem: 'closed' });
    expect((await newest()).number).toBe(1);
  });

  it('an option that had moved to a day that is over as well has to move again', async () => {
    const { move, freeze } = await begin();
    await move('B', '2026-06-12');
    now = new Date('2026-07-01T10:00:00Z');
    await move('C', '2026-07-08');
    expect(await freeze()).toMatchObject({ problem: 'closed' });
    await move('B', '2026-07-09');
    expect(await freeze()).toMatchObject({ ok: true });
  });

  it('a request that comes then has a document whose prices hold today alone', async () => {
    now = new Date('2026-07-01T10:00:00Z');
    const { newest } = await begin();
    expect((await newest()).content?.validUntil).toBe('2026-07-01');
  });
});

it('an option moves regardless of days that nobody has chosen', async () => {
  const { move } = await begin('held');
  expect(await move('B', '2026-05-01')).toMatchObject({ ok: true });
  const chosen = await begin('chosen');
  expect(await chosen.move('B', '2026-05-01')).toMatchObject({ problem: 'closed' });
});
