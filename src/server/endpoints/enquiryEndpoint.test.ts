import { randomUUID } from 'node:crypto';
import { log } from '@/platform/log/log';
import { createPostedEnquiry } from '@/commerce/orders/testing/enquiries';
import { type EnquiryServer, startEnquiryServer } from '@/testing/enquiryServer';

let shop: EnquiryServer;
beforeEach(async () => {
  shop = await startEnquiryServer();
});
afterEach(() => shop.close());

const listKept = () => shop.behind.store.list({ limit: 9 });

it('an enquiry is kept whole and answered with its reference, without its words', async () => {
  const posted = createPostedEnquiry({ company: 'Example Ltd', name: ' Ann ' });
  const { status, headers, json } = await shop.post(posted);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(json).toEqual({
    status: 'success',
    enquiry: {
      reference: expect.stringMatching(/^EQ-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
      created_at: '2026-05-23T10:00:00.000Z',
      shop_group_id: 1,
      locale: 'en',
    },
  });
  expect(await listKept()).toEqual([
    {
      reference: json.enquiry.reference,
      enquiryId: posted.id,
      bodyHash: expect.stringMatching(/^[\da-f]{64}$/),
      createdAt: '2026-05-23T10:00:00.000Z',
      shopGroupId: 1,
      locale: 'en',
      sender: { name: 'Ann', email: 'ann@example.com', company: 'Example Ltd' },
      message: posted.message,
      isSuspect: false,
    },
  ]);
});

it('an enquiry that is sent again is the same one, though keys and spaces differ', async () => {
  const posted = createPostedEnquiry();
  const first = await shop.post(posted);
  const shuffled = Object.fromEntries(Object.entries(posted).reverse());
  const again = await shop.send(JSON.stringify(shuffled, null, 3));
  expect([again.status, again.json]).toEqual([200, first.json]);
  expect(await listKept()).toHaveLength(1);
});

it('a hundred tries at once make one enquiry', async () => {
  const posted = createPostedEnquiry();
  const answers = await Promise.all(Array.from({ length: 100 }, () => shop.post(posted)));
  expect(new Set(answers.map(({ json }) => json.enquiry.reference)).size).toBe(1);
  expect(await listKept()).toHaveLength(1);
});

it('other words under the id of an enquiry are refused, and are told nothing of it', async () => {
  const posted = createPostedEnquiry();
  const { json } = await shop.post(posted);
  const other = await shop.post({ ...posted, message: 'Never mind.' });
  expect(other.status).toBe(409);
  expect(other.json.issues).toEqual([{ path: 'id', message: expect.any(String) }]);
  expect(JSON.stringify(other.json)).not.toContain(json.enquiry.reference);
});

it.each([
  ['nobody', { name: ' ' }, 'name', 'must not be empty'],
  ['no address', { email: 'ann' }, 'email', 'must be an e-mail address'],
  ['no number', { phone: 'call me' }, 'phone', 'must be a phone number'],
  ['no words', { message: '' }, 'message', 'must not be empty'],
  ['a novel', { message: 'x'.repeat(2001) }, 'message', '2000 characters'],
  ['a NUL', { message: 'a\0b' }, 'message', 'control characters'],
  ['half a character', { name: 'Ann\ud800' }, 'name', 'single line'],
  ['an unknown shop group', { shop_group_id: 9 }, 'shop_group_id', 'must be 1'],
  ['another brand’s shop group', { shop_group_id: 2 }, 'shop_group_id', 'must be 1'],
  ['another site of the same shop group', { locale: 'fr' }, 'locale', 'must be en'],
  ['an unknown site', { locale: 'it' }, 'locale', 'must be one of en'],
  ['an id that is no UUID', { id: '42' }, 'id', 'must be a UUID'],
])('%s is refused, with the place and what would be right', async (_, change, path, says) => {
  const { status, json } = await shop.post(createPostedEnquiry(change));
  expect(status).toBe(422);
  expect(json.issues).toEqual([{ path, message: expect.stringContaining(says) }]);
  expect(json.message).toBe(`${path} ${json.issues[0].message}`);
  expect(await listKept()).toEqual([]);
});

it('the id of an enquiry is the same in capitals', async () => {
  const posted = createPostedEnquiry();
  const first = await shop.post({ ...posted, id: posted.id.toUpperCase() });
  expect(await shop.post(posted)).toMatchObject({ status: 200, json: first.json });
  expect(await listKept()).toHaveLength(1);
});

it('a host takes the enquiries of its own site', async () => {
  const posted = createPostedEnquiry({ locale: 'pl2', shop_group_id: 2 });
  expect((await shop.postTo('pl2.localhost', posted)).status).toBe(200);
  expect((await shop.postTo('fr.localhost', { ...posted, id: randomUUID() })).status).toBe(422);
  expect(await listKept()).toMatchObject([{ locale: 'pl2', shopGroupId: 2 }]);
});

it('everything that is wrong is said at once', async () => {
  const { json } = await shop.post({});
  expect(json.issues.map(({ path }: { path: string }) => path)).toEqual([
    'name',
    'email',
    'message',
    'id',
    'shop_group_id',
    'locale',
  ]);
  expect(json.message).toContain('(and 5 more)');
});

it.each([
  ['"Buy now"', 'Buy now', true],
  ['anything', ['x'], true],
  ['blanks', '  ', false],
  ['null', null, false],
])('an unseen field that says %s loses no enquiry, but may mark it', async (_, subject, marks) => {
  expect((await shop.post(createPostedEnquiry({ subject }))).status).toBe(200);
  expect(await listKept()).toMatchObject([{ isSuspect: marks }]);
});

it.each([
  ['longer than any enquiry', 'x'.repeat(70_000), 413],
  ['ten megabytes', 'x'.repeat(10_000_000), 413],
  ['no JSON', '{"id":', 400],
])('what is %s is refused', async (_, body, wanted) => {
  const { status, json } = await shop.send(body);
  expect(status).toBe(wanted);
  expect(json.issues).toEqual([{ path: '', message: expect.stringMatching(/^must /) }]);
});

it('an enquiry is as long as it may be, in the longest way to write it', async () => {
  const text = JSON.stringify(createPostedEnquiry({ message: 'MESSAGE' }));
  const { status } = await shop.send(text.replace('MESSAGE', '\\u017c'.repeat(2000)));
  expect(status).toBe(200);
});

it('only POST sends an enquiry', async () => {
  const { status, headers, json } = await shop.send(undefined, { method: 'GET' });
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  expect(json.message).toBe('An enquiry must be sent with POST');
});

it('a store that fails is a 503 that tells nothing of the inside, and the same is taken later', async () => {
  const told = jest.spyOn(log, 'error').mockImplementation();
  shop.behind.openStore = () => Promise.reject(new Error('password of /var/lib/secret.db'));
  const posted = createPostedEnquiry();
  const { status, headers, json } = await shop.post(posted);
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(JSON.stringify(json)).not.toContain('secret');
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();

  shop.behind.openStore = async () => shop.behind.store;
  expect((await shop.post(posted)).status).toBe(200);
});
