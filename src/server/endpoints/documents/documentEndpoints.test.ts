import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sites } from '@/config/sites/records';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { parseContent } from '@/commerce/proposals/model/document';
import { documentState } from '@/commerce/proposals/model/documentState';
import { edit, toLoaded } from '@/testing/editContent';
import {
  cookieOf,
  createProposalContent,
  createRequest,
  type DocumentServer,
  startDocumentServer,
} from './testing/documentServer';

let shop: DocumentServer;
beforeEach(async () => {
  shop = await startDocumentServer(['customer', 'shop', 'webhook']);
});
afterEach(() => shop.close());

/** Requests a proposal, and opens its document as the person who asked. */
const begin = async (body?: object) => {
  const token = await shop.request(body);
  const opened = await shop.open(token);
  expect(opened.status).toBe(200);
  return { token, cookie: cookieOf(opened), state: opened.json.document };
};

const contentOf = (state: { readonly text: string }) => {
  const content = parseContent(state.text);
  if (!content) throw new Error('There is no content');
  return content;
};

/** Makes a link, and opens it in another browser. */
const invite = async (owner: string, id: string, scope: 'read' | 'sign') => {
  const made = await shop.command(owner, id, { kind: 'makeLink', scope, label: 'Boss' });
  const opened = await shop.open(made.json.token);
  return { token: made.json.token, cookie: cookieOf(opened), state: opened.json.document };
};

const sign = (hash: string, change: object = {}) => ({
  kind: 'sign',
  id: randomUUID(),
  hash,
  option: 'A',
  name: 'Olga Novak',
  position: 'Managing director',
  isAllowed: true,
  ...change,
});

const optionB = { name: 'B', leftOut: [], people: 8, firstDay: null };

describe('a request with a plan', () => {
  it('has a document at once, with net and VAT that add up to the gross amount', async () => {
    const { state } = await begin();
    expect(documentState.safeParse(state).error).toBeUndefined();
    const content = contentOf(state);
    expect(content).toMatchObject({
      client: { company: 'Bell Ltd', contact: 'Ann Bell' },
      validUntil: '2026-06-02',
      vatRate: 2300,
      version: 1,
    });
    const [option] = content.options;
    const total = option?.total;
    expect(total?.gross).toBeGreaterThan(0);
    expect((total?.net ?? 0) + (total?.vat ?? 0)).toBe(total?.gross);
    expect(option?.items[0]?.price).toEqual({
      gross: total?.gross,
      net: total?.net,
      vat: total?.vat,
    });
  });

  it('says "VAT included", and no net amount, where the brand has no rate for the country', async () => {
    shop.behind.mesh = buildMesh([
      toLoaded(createProposalContent({ validDays: 10, vat: { DE: 19 } })),
    ]);
    const content = contentOf((await begin()).state);
    expect(content.vatRate).toBeNull();
    expect(content.options[0]?.total).toMatchObject({ net: null, vat: null, netPerHead: null });
  });

  it('spreads the tax of a brand whose prices do not include it', async () => {
    const terms = { tax: 8.1, deposit: 30 };
    const content = createProposalContent({ validDays: 10, vat: {} });
    shop.behind.mesh = buildMesh([toLoaded(edit(content, 'shop-groups/2.json', 'terms', terms))]);
    const shown = contentOf((await begin()).state);
    expect(shown.vatRate).toBe(810);
    const total = shown.options[0]?.total;
    expect(total?.vat).toBeGreaterThan(0);
    expect((total?.net ?? 0) + (total?.vat ?? 0)).toBe(total?.gross);
  });

  it.each(['held', 'any'])('holds its prices regardless of a day that is %s', async (choice) => {
    const item = { ...{ id: 2, number_of_people: 12, extras: [] }, selected_date: '2026-05-24' };
    const { state } = await begin(createRequest({}, [{ ...item, date_choice: choice }]));
    expect(contentOf(state).validUntil).toBe('2026-06-02');
  });

  it('has no price where the group is larger than the activity takes, and is not signed then', async () => {
    const { cookie, state } = await begin(
      createRequest({}, [{ id: 2, number_of_people: 60, selected_date: '2026-06-05', extras: [] }]),
    );
    const [option] = contentOf(state).options;
    expect([option?.total, option?.items[0]?.price]).toEqual([null, null]);
    const answer = await shop.command(cookie, state.id, sign(state.versions[0].hash));
    expect(answer).toMatchObject({ status: 409, json: { message: 'unpriced' } });
  });

  it('sent twice has one document, and the same key', async () => {
    const body = createRequest();
    expect(await shop.request(body)).toBe(await shop.request(body));
    const rows = await sql`SELECT * FROM proposal_versions`.execute(shop.store.database.db);
    expect(rows.rows).toHaveLength(1);
  });

  it('without a plan has no document', async () => {
    const answer = await shop.enquire(createRequest({ proposal: { people: 12 } }));
    expect(answer.status).toBe(200);
    expect(answer.json.enquiry).not.toHaveProperty('key');
  });

  it('is taken even if its document cannot be made', async () => {
    await sql`DROP TABLE proposal_signatures`.execute(shop.store.database.db);
    await sql`DROP TABLE proposal_versions`.execute(shop.store.database.db);
    const answer = await shop.enquire(createRequest());
    expect(answer.status).toBe(200);
    expect(answer.json.enquiry).not.toHaveProperty('key');
    expect(await shop.store.enquiries.get(answer.json.enquiry.reference)).toBeDefined();
  });
});

describe('a version', () => {
  it('is shown as the very text whose hash it has', async () => {
    const { state } = await begin();
    expect(createHash('sha256').update(state.text, 'utf8').digest('hex')).toBe(
      state.versions[0].hash,
    );
  });

  it('is reported as damaged when one byte of it changes, and neither shown nor signed', async () => {
    const { cookie, state } = await begin();
    await sql`UPDATE proposal_versions SET content = replace(content, 'Bell Ltd', 'Bell Ltb')`.execute(
      shop.store.database.db,
    );
    const { json } = await shop.read(cookie, `id=${state.id}`);
    expect(json.document).toMatchObject({ text: null, versions: [{ state: 'damaged' }] });
    const answer = await shop.command(cookie, state.id, sign(state.versions[0].hash));
    expect(answer).toMatchObject({ status: 409, json: { message: 'damaged' } });
    expect(JSON.stringify(json)).not.toContain('Bell Ltb');
  });

  it('stays as it is when another one replaces it, and stays readable', async () => {
    const { cookie, state } = await begin();
    const set = await shop.command(cookie, state.id, { kind: 'setOption', option: optionB });
    expect(set.status).toBe(200);
    // Nobody sees it before it is frozen.
    expect(contentOf(set.json.document).options).toHaveLength(1);
    const { next } = set.json.document.desk;
    expect(next.isNew).toBe(true);
    const frozen = await shop.command(cookie, state.id, { kind: 'freeze', hash: next.hash });
    expect(frozen.json.document.versions).toMatchObject([
      { number: 1, hash: state.versions[0].hash, state: 'replaced' },
      { number: 2, state: 'current' },
    ]);
    const [a, b] = contentOf(frozen.json.document).options;
    expect([a?.groupSize, b?.groupSize]).toEqual([12, 8]);
    expect(b?.total?.gross).toBeLessThan(a?.total?.gross ?? 0);
    const first = await shop.read(cookie, `id=${state.id}&version=1`);
    expect(first.json.document).toMatchObject({ shown: 1, text: state.text });
  });

  it('is made of what was seen, and not of other prices', async () => {
    const { cookie, state } = await begin();
    const set = await shop.command(cookie, state.id, { kind: 'setOption', option: optionB });
    const { hash } = set.json.document.desk.next;
    await shop.command(cookie, state.id, {
      kind: 'setOption',
      option: { ...optionB, people: 9 },
    });
    const answer = await shop.command(cookie, state.id, { kind: 'freeze', hash });
    expect(answer).toMatchObject({ status: 412, json: { message: 'changed' } });
    expect(answer.json.document.versions).toHaveLength(1);
  });

  it('is not made twice of the same', async () => {
    const { cookie, state } = await begin();
    const { hash, isNew } = state.desk.next;
    expect(isNew).toBe(false);
    const answer = await shop.command(cookie, state.id, { kind: 'freeze', hash });
    expect(answer).toMatchObject({ status: 409, json: { message: 'same' } });
  });

  it('holds its prices until its day, and not a day longer', async () => {
    const { cookie, state } = await begin();
    const { hash } = state.versions[0];
    shop.behind.now = new Date('2026-06-02T21:59:00Z');
    expect((await shop.read(cookie, `id=${state.id}`)).json.document.versions[0].state).toBe(
      'current',
    );
    // Midnight in Krakow.
    shop.behind.now = new Date('2026-06-02T22:00:00Z');
    expect((await shop.read(cookie, `id=${state.id}`)).json.document.versions[0].state).toBe(
      'expired',
    );
    const answer = await shop.command(cookie, state.id, sign(hash));
    expect(answer).toMatchObject({ status: 412, json: { message: 'expired' } });
  });

  it('cannot leave out everything, nor move to a day on which an activity does not run', async () => {
    const { cookie, state } = await begin();
    const put = (change: object) =>
      shop.command(cookie, state.id, { kind: 'setOption', option: { ...optionB, ...change } });
    expect(await put({ leftOut: [2] })).toMatchObject({ status: 422, json: { message: 'empty' } });
    expect(await put({ firstDay: '2026-01-05' })).toMatchObject({
      status: 422,
      json: { message: 'closed' },
    });
    expect((await put({ firstDay: '2026-06-09' })).status).toBe(200);
    expect((await put({ name: 'A' })).status).toBe(422);
  });
});

describe('a day', () => {
  const optionOn = (firstDay: string) => ({ kind: 'setOption', option: { ...optionB, firstDay } });

  /** The activity is closed on the Friday for which it is requested. */
  const closeOnFridays = () => {
    const content = createProposalContent({ validDays: 10, vat: { PL: 23 } });
    const field = 'offers.krakow.closedWeekdays';
    shop.behind.mesh = buildMesh([toLoaded(edit(content, 'products/food-tour.json', field, [5]))]);
  };

  it('that has passed is in no new version', async () => {
    const { cookie, state } = await begin();
    shop.behind.now = new Date('2026-07-01T10:00:00Z');
    const { hash } = (await shop.read(cookie, `id=${state.id}`)).json.document.desk.next;
    const answer = await shop.command(cookie, state.id, { kind: 'freeze', hash });
    expect(answer).toMatchObject({ status: 422, json: { message: 'closed' } });
    expect(answer.json.document.versions).toHaveLength(1);
  });

  it('that nobody chose hinders no new version', async () => {
    const item = { ...{ id: 2, number_of_people: 12, extras: [] }, selected_date: '2026-05-24' };
    const { cookie, state } = await begin(createRequest({}, [{ ...item, date_choice: 'held' }]));
    shop.behind.now = new Date('2026-07-01T10:00:00Z');
    const { hash } = (await shop.read(cookie, `id=${state.id}`)).json.document.desk.next;
    expect((await shop.command(cookie, state.id, { kind: 'freeze', hash })).status).toBe(200);
  });

  it('on which the activity does not run is requested and proposed, but not signed', async () => {
    closeOnFridays();
    const { cookie, state } = await begin();
    expect(state.versions[0].state).toBe('current');
    const answer = await shop.command(cookie, state.id, sign(state.versions[0].hash));
    expect(answer).toMatchObject({ status: 422, json: { message: 'closed' } });
  });

  it('on which it runs can be proposed beside one on which it does not, and be signed', async () => {
    closeOnFridays();
    const { cookie, state } = await begin();
    const set = await shop.command(cookie, state.id, optionOn('2026-06-08'));
    const { hash } = set.json.document.desk.next;
    const frozen = await shop.command(cookie, state.id, { kind: 'freeze', hash });
    expect(frozen.status).toBe(200);
    const version = frozen.json.document.versions[1];
    expect(await shop.command(cookie, state.id, sign(version.hash))).toMatchObject({ status: 422 });
    const signed = await shop.command(cookie, state.id, sign(version.hash, { option: 'B' }));
    expect(signed.status).toBe(200);
  });

  it('that was open when an option moved there, and is not any more, is in no new version', async () => {
    const { cookie, state } = await begin();
    await shop.command(cookie, state.id, optionOn('2026-06-12'));
    closeOnFridays();
    const { hash } = (await shop.read(cookie, `id=${state.id}`)).json.document.desk.next;
    const answer = await shop.command(cookie, state.id, { kind: 'freeze', hash });
    expect(answer).toMatchObject({ status: 422, json: { message: 'closed' } });
  });
});

describe('a link', () => {
  it('lets its holder do what its scope says', async () => {
    const { cookie, state } = await begin();
    const { id } = state;
    const { hash } = state.versions[0];
    const reader = await invite(cookie, id, 'read');
    expect(reader.state).toMatchObject({ scope: 'read', desk: null });
    const ask = { kind: 'ask', id: randomUUID(), name: 'Olga', text: 'Is lunch in it?' };
    expect((await shop.command(reader.cookie, id, ask)).status).toBe(200);
    for (const command of [
      sign(hash),
      { kind: 'makeLink', scope: 'sign', label: 'Me' },
      { kind: 'setOption', option: optionB },
      { kind: 'removeOption', name: 'B' },
      { kind: 'freeze', hash },
      { kind: 'endLink', id: randomUUID() },
    ]) {
      expect((await shop.command(reader.cookie, id, command)).status).toBe(403);
    }
    const signer = await invite(cookie, id, 'sign');
    expect(signer.state).toMatchObject({ scope: 'sign', desk: null });
    expect(
      (await shop.command(signer.cookie, id, { kind: 'makeLink', scope: 'sign', label: 'Me' }))
        .status,
    ).toBe(403);
    expect((await shop.command(signer.cookie, id, sign(hash))).status).toBe(200);
  });

  it('shows others no token, address or phone number, nor how the links stand', async () => {
    const { token, cookie, state } = await begin();
    const reader = await invite(cookie, state.id, 'read');
    const { json } = await shop.read(reader.cookie, `id=${state.id}`);
    const shown = JSON.stringify(json);
    for (const secret of [token, reader.token, 'ann@bell.example', '000 01 77', 'GB 123', 'Boss']) {
      expect(shown).not.toContain(secret);
    }
  });

  it('opens nothing after it has ended, on another site, or when it is made up: always the same answer', async () => {
    const { cookie, token, state } = await begin();
    const reader = await invite(cookie, state.id, 'read');
    const { desk } = (await shop.read(cookie, `id=${state.id}`)).json.document;
    await shop.command(cookie, state.id, { kind: 'endLink', id: desk.links[0].id });
    const ended = await shop.open(reader.token);
    expect(ended.status).toBe(404);
    expect((await shop.read(reader.cookie, `id=${state.id}`)).json).toEqual(ended.json);
    for (const wrong of ['x'.repeat(22), 'x'.repeat(32), '', 7, null, state.id]) {
      const answer = await shop.open(wrong);
      expect([answer.status, answer.json]).toEqual([404, ended.json]);
    }
    shop.behind.siteOf = () => sites.en;
    const elsewhere = await shop.open(token);
    expect([elsewhere.status, elsewhere.json]).toEqual([404, ended.json]);
  });

  it('of the person himself cannot be ended, and stays his when he tries one that he made', async () => {
    const { cookie, state } = await begin();
    const links = await shop.store.documents.listLinks(contentOf(state).reference);
    await shop.command(cookie, state.id, { kind: 'endLink', id: links[0]?.id });
    const made = await shop.command(cookie, state.id, {
      kind: 'makeLink',
      scope: 'read',
      label: 'Boss',
    });
    const opened = await shop.open(made.json.token, cookie);
    expect(opened.json.document.scope).toBe('own');
    expect(opened.headers.get('set-cookie')).toBeNull();
  });

  it('is stored as a hash, and its cookie is for the calls of documents alone', async () => {
    const { token, cookie, state } = await begin();
    const reader = await invite(cookie, state.id, 'sign');
    const tables = ['proposal_links', 'proposal_documents', 'proposal_versions'];
    const rows = [];
    for (const table of tables) {
      rows.push(
        ...(await sql`SELECT * FROM ${sql.table(table)}`.execute(shop.store.database.db)).rows,
      );
    }
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(reader.token);
    const set = (await shop.open(reader.token)).headers.get('set-cookie');
    expect(set).toMatch(/; Path=\/api\/proposal; .*HttpOnly; SameSite=Lax$/);
  });
});

describe('the calls', () => {
  it('are in no cache, and reading changes nothing', async () => {
    const { cookie, state } = await begin();
    const dump = async () => {
      const tables = ['proposal_documents', 'proposal_links', 'proposal_versions'];
      const rows = [];
      for (const table of tables) {
        rows.push(
          (await sql`SELECT * FROM ${sql.table(table)}`.execute(shop.store.database.db)).rows,
        );
      }
      return JSON.stringify(rows);
    };
    const before = await dump();
    shop.behind.now = new Date('2026-05-30T10:00:00Z');
    const answer = await shop.read(cookie, `id=${state.id}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await dump()).toBe(before);
    expect((await shop.read(cookie, `id=${state.id}`, 'DELETE')).status).toBe(405);
  });

  it.each([
    { kind: 'ask', id: randomUUID(), name: 'O', text: 'x'.repeat(1001) },
    { kind: 'ask', id: randomUUID(), name: '', text: 'x' },
    { kind: 'ask', id: randomUUID(), name: 'O\nP', text: 'x' },
    { kind: 'ask', id: randomUUID(), name: 'O', text: 'x', author: 'shop' },
    { kind: 'sign', id: randomUUID(), hash: 'a', option: 'A', name: 'O', position: 'P' },
    { kind: 'erase' },
  ])('refuse %j', async (command) => {
    const { cookie, state } = await begin();
    expect((await shop.command(cookie, state.id, command)).status).toBe(422);
  });
});

describe('a signature', () => {
  it('names the version, the option, the terms and the moment, and is stored once', async () => {
    const { cookie, state } = await begin();
    const { hash } = state.versions[0];
    const boss = await invite(cookie, state.id, 'sign');
    const command = sign(hash);
    await shop.command(boss.cookie, state.id, command);
    const again = await shop.command(boss.cookie, state.id, command);
    expect(again.status).toBe(200);
    expect(again.json.document.versions[0].signature).toEqual({
      name: 'Olga Novak',
      position: 'Managing director',
      option: 'A',
      signedAt: '2026-05-23T10:00:00.000Z',
      hash,
      termsVersion: contentOf(state).terms.version,
    });
    const other = await shop.command(boss.cookie, state.id, sign(hash, { name: 'Nick' }));
    expect(other).toMatchObject({ status: 409, json: { message: 'signed' } });
    const { reference } = contentOf(state);
    expect(await shop.store.documents.listSignatures(reference)).toHaveLength(1);
    const { db } = shop.store.database;
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });

  it('is refused on a version that another one has replaced', async () => {
    const { cookie, state } = await begin();
    const set = await shop.command(cookie, state.id, { kind: 'setOption', option: optionB });
    const { hash } = set.json.document.desk.next;
    await shop.command(cookie, state.id, { kind: 'freeze', hash });
    const answer = await shop.command(cookie, state.id, sign(state.versions[0].hash));
    expect(answer).toMatchObject({ status: 412, json: { message: 'replaced' } });
    const unknown = await shop.command(cookie, state.id, sign('0'.repeat(64)));
    expect(unknown).toMatchObject({ status: 412, json: { message: 'replaced' } });
  });

  it('is reported to the shop, as a question is, and to nobody else', async () => {
    const { cookie, state } = await begin();
    const waiting = async () =>
      (await shop.store.outbox.list({ states: ['waiting'], limit: 50 }))
        .filter(({ reference }) => /^P[QS]-/.test(reference))
        .map(({ reference, channel }) => `${reference.slice(0, 2)} ${channel}`)
        .sort();
    expect(await waiting()).toEqual([]);
    const ask = { kind: 'ask', id: randomUUID(), name: 'Olga', text: 'Is lunch in it?' };
    await shop.command(cookie, state.id, ask);
    await shop.command(cookie, state.id, ask);
    await shop.command(cookie, state.id, sign(state.versions[0].hash));
    expect(await waiting()).toEqual(['PQ shop', 'PQ webhook', 'PS shop', 'PS webhook']);
  });
});
