import { randomUUID } from 'node:crypto';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { createSignatureReference, createQuestionReference } from '@/commerce/orders/reference';
import { openStoreAt } from '@/commerce/orders/store/openStore';
import type { Store } from '@/commerce/orders/store/store';
import { createEnquiry, createProposal } from '@/commerce/orders/testing/enquiries';
import { createFolder } from '@/testing/contentFolder';
import { toLoaded } from '@/testing/editContent';
import { readMail } from '@/testing/readMail';
import { createSmallContent } from '@/testing/smallContent';
import { type SmtpServer, startSmtpServer } from '@/testing/smtpServer';
import { inJson, startServer } from '@troupe/basics/testing/localServer';
import { deliver, type Post } from './deliver';

let store: Store;
let smtp: SmtpServer;
let webhook: Awaited<ReturnType<typeof startServer>>;
let post: Post;
let reference: string;

beforeEach(async () => {
  store = await openStoreAt({ kind: 'sqlite', path: `${await createFolder()}/troupe.db` }, [
    'customer',
    'shop',
    'webhook',
  ]);
  smtp = await startSmtpServer();
  webhook = await startServer(() => inJson({}));
  const mesh = buildMesh([toLoaded(createSmallContent())]);
  post = {
    env: {
      smtpUrl: smtp.url,
      mailFrom: { name: 'Bookings', address: 'bookings@shop.example' },
      orderWebhookUrl: webhook.origin,
      orderWebhookSecret: 'secret',
      siteHosts: {},
      siteSettings: {},
      port: 3000,
    },
    openStore: async () => store,
    getMesh: async () => mesh,
    now: () => new Date('2026-05-23T10:00:00Z'),
  };
  const enquiry = createEnquiry({ proposal: createProposal() });
  ({ reference } = await store.enquiries.place(enquiry));
  const createdAt = '2026-05-23T10:00:00.000Z';
  await store.documents.create(
    { reference, id: 'abcdefghijkl', createdAt, draft: [] },
    { number: 1, createdAt, text: '{}', hash: 'a'.repeat(64) },
  );
});
afterEach(async () => {
  await smtp.close();
  await store.close();
});

const send = (message: string, channel: 'shop' | 'webhook' | 'customer') =>
  deliver(
    { reference: message, channel, state: 'waiting', createdAt: '', dueAt: '', attempts: 1 },
    post,
  );

const ask = async () => {
  const message = createQuestionReference();
  await store.documents.addQuestion({
    id: randomUUID(),
    reference,
    author: 'reader',
    name: 'Olga <b>Novak</b>',
    text: 'Is lunch in it?\nhttp://spam.example',
    createdAt: '2026-05-23T10:00:00.000Z',
    message,
  });
  return message;
};

it('a question reaches the shop, as text and nobody else', async () => {
  const message = await ask();
  expect(await send(message, 'shop')).toEqual({ kind: 'sent' });
  const group = (await post.getMesh()).shopGroups.get(1);
  expect(smtp.received.map(({ to }) => to)).toEqual([[group?.email]]);
  const { headers, text } = readMail(smtp.received[0]?.data ?? '');
  expect(text).toContain('Is lunch in it?');
  expect(text).toContain(`enquiries answer ${reference}`);
  expect(headers.get('subject')).toContain(reference);
  expect(smtp.received[0]?.data).not.toContain('<b>Novak</b></');
  expect(await send(message, 'customer')).toMatchObject({ kind: 'failed' });
  expect(smtp.received).toHaveLength(1);
});

it('a signature reaches the shop and its program, with what was signed', async () => {
  const message = createSignatureReference();
  await store.documents.sign({
    reference,
    version: 1,
    id: randomUUID(),
    hash: 'a'.repeat(64),
    option: 'A',
    name: 'Olga Novak',
    position: 'Director',
    termsVersion: 'a1.b2',
    signedAt: '2026-05-23T10:00:00.000Z',
    linkId: randomUUID(),
    message,
  });
  expect(await send(message, 'shop')).toEqual({ kind: 'sent' });
  expect(readMail(smtp.received[0]?.data ?? '').text).toContain('a'.repeat(64));
  expect(await send(message, 'webhook')).toEqual({ kind: 'sent' });
  expect(JSON.parse(webhook.calls[0]?.body ?? '')).toMatchObject({
    id: `${message}.webhook`,
    type: 'proposal_signature',
    signature: { reference, version: 1, option: 'A', name: 'Olga Novak', terms_version: 'a1.b2' },
  });
});

it('what was deleted meanwhile is given up', async () => {
  const message = await ask();
  await store.people.erase('ann@example.com');
  expect(await send(message, 'shop')).toMatchObject({ kind: 'failed' });
  expect(smtp.received).toEqual([]);
});
