import { isSignedBy } from '@/lib/signature';
import { findNobody, inJson, type Reply, startServer } from '@troupe/basics/testing/localServer';
import { callWebhook } from './callWebhook';

const secret = 'what both know';
const id = 'TR-7K4M-9QXD.webhook';
const now = Date.UTC(2026, 4, 23, 10);

const call = (url: string, timeout?: number) =>
  callWebhook({ url, secret }, id, { type: 'order', order: { name: 'Zażółć' } }, now, timeout);

it('is told what happened, when, and by whom', async () => {
  const { origin, calls } = await startServer(() => inJson({}));
  expect(await call(`${origin}/hooks/orders?from=shop`)).toEqual({ kind: 'sent' });
  const [told] = calls;
  expect(told).toMatchObject({ method: 'POST', path: '/hooks/orders?from=shop' });
  expect(JSON.parse(told?.body ?? '')).toEqual({
    id,
    timestamp: now,
    type: 'order',
    order: { name: 'Zażółć' },
  });
  expect(told?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': `"${id}"`,
  });
  const [, signature = ''] = /^sha256=(.*)$/.exec(String(told?.headers['x-order-signature'])) ?? [];
  expect(isSignedBy(secret, told?.body ?? '', signature)).toBe(true);
  expect(isSignedBy('another', told?.body ?? '', signature)).toBe(false);
  // The time cannot be changed without the secret.
  const later = (told?.body ?? '').replace(String(now), String(now + 1));
  expect(isSignedBy(secret, later, signature)).toBe(false);
});

it.each<[string, Reply]>([
  ['with nothing', { status: 204, body: '' }],
  ['with no JSON', { status: 202, type: 'text/plain', body: 'ok' }],
  ['at length', { status: 200, body: 'x'.repeat(1_000_000) }],
])('may answer %s', async (_, reply) => {
  const { origin } = await startServer(() => reply);
  expect(await call(origin)).toEqual({ kind: 'sent' });
});

it.each([400, 401, 404, 410, 429, 500, 503])('is called again after a %i', async (status) => {
  const { origin } = await startServer(() => inJson({}, status));
  expect(await call(origin)).toEqual({ kind: 'later', problem: `answered ${status}` });
});

it.each([301, 302, 303, 307, 308])('leads nowhere else: %i', async (status) => {
  const elsewhere = await startServer(() => inJson({}));
  const { origin } = await startServer(() => ({ status, location: elsewhere.origin, body: '' }));
  expect(await call(origin)).toEqual({ kind: 'later', problem: `answered ${status}` });
  expect(elsewhere.calls).toEqual([]);
});

it('is not waited for beyond its time', async () => {
  const { origin } = await startServer(() => 'hang');
  expect(await call(origin, 100)).toEqual({ kind: 'later', problem: 'No answer within 100 ms' });
});

it('may be away', async () => {
  expect(await call(await findNobody())).toEqual({
    kind: 'later',
    problem: expect.stringContaining('ECONNREFUSED'),
  });
  const { origin } = await startServer(() => 'cut');
  expect((await call(origin)).kind).toBe('later');
});
