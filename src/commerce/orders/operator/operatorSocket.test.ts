import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createConnection, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createFolder } from '@/testing/contentFolder';
import { openStoreAt } from '../store/openStore';
import type { Store } from '../store/store';
import { createEnquiry, createProposal } from '../testing/enquiries';
import { createOrder } from '../testing/orders';
import { changeData } from './changeData';
import { askShop, serveOperators, toOperatorSocketPath } from './operatorSocket';

let path: string;
let store: Store;
let server: Server | undefined;

const address = () => ({ kind: 'sqlite', path }) as const;
const socketPath = () => toOperatorSocketPath(path);

beforeEach(async () => {
  path = join(await createFolder(), 'troupe.db');
  store = await openStoreAt(address());
});
afterEach(async () => {
  server?.close();
  server = undefined;
  await store.close();
});

const serve = async () => {
  server = await serveOperators(socketPath(), async () => store);
};

it('the running shop carries out what an operator asks for', async () => {
  await serve();
  const { reference } = await store.orders.place(createOrder());
  const confirm = { name: 'setState', reference, state: 'confirmed' } as const;
  expect(await changeData(address(), confirm)).toEqual({ name: 'setState', isChanged: true });
  expect(await changeData(address(), confirm)).toEqual({ name: 'setState', isChanged: false });
  expect(await changeData(address(), { name: 'erase', email: 'ann@example.com' })).toEqual({
    name: 'erase',
    counts: { orders: 1, enquiries: 0, messages: 0, tripAddresses: 0, linkRequests: 0 },
  });
  expect(await store.orders.get(reference)).toBeUndefined();
});

it('the running shop takes an answer to the questions on a proposal', async () => {
  await serve();
  const enquiry = createEnquiry({ proposal: createProposal() });
  const { reference } = await store.enquiries.place(enquiry);
  // The longest answer there is, in the characters that take the most bytes.
  const answer = { name: 'answer', reference, author: 'Kim', text: '𝄞'.repeat(500) } as const;
  expect(await changeData(address(), answer)).toEqual({ name: 'answer', isChanged: false });
  const createdAt = '2026-05-23T10:00:00.000Z';
  await store.documents.create(
    { reference, id: 'abcdefghijkl', createdAt, draft: [] },
    { number: 1, createdAt, text: '{}', hash: 'a'.repeat(64) },
  );
  expect(await changeData(address(), answer)).toEqual({ name: 'answer', isChanged: true });
  expect(await store.documents.listQuestions(reference)).toMatchObject([
    { author: 'shop', name: 'Kim', text: answer.text, message: null },
  ]);
});

it('only the user of the shop reaches it', async () => {
  await serve();
  expect(statSync(socketPath()).mode & 0o077).toBe(0);
});

it('takes the place of a socket that a killed shop left behind', async () => {
  writeFileSync(socketPath(), '');
  await serve();
  const request = { name: 'erase', email: 'nobody@example.com' };
  expect(await askShop(socketPath(), request)).toMatchObject({ name: 'erase' });
});

it('says why when the shop holds the database and does not answer', async () => {
  await expect(changeData(address(), { name: 'erase', email: 'a@b.example' })).rejects.toThrow(
    /it is in use.*; stop the shop first\. The shop did not do it either: .*ENOENT/,
  );
});

it('says why when the shop cannot do it', async () => {
  server = await serveOperators(socketPath(), async () => {
    throw new Error('the disk is full');
  });
  await expect(askShop(socketPath(), { name: 'erase', email: 'a@b.example' })).rejects.toThrow(
    'the disk is full',
  );
});

it.each([
  ['no JSON', 'erase everything'],
  ['another request', '{"name":"drop"}'],
  ['a request without its field', '{"name":"erase"}'],
  ['a request with more fields', '{"name":"erase","email":"a@b.example","all":true}'],
])('refuses %s', async (_, line) => {
  await serve();
  const { reference } = await store.orders.place(createOrder());
  const socket = createConnection(socketPath());
  socket.write(`${line}\n`);
  expect(await text(socket)).toBe(
    '{"name":"failed","problem":"the shop does not know this request"}\n',
  );
  expect(await store.orders.get(reference)).toBeDefined();
});

it('closes the connection of one who sends too much', async () => {
  await serve();
  const socket = createConnection(socketPath());
  socket.on('error', () => {});
  socket.write('x'.repeat(100_000));
  await new Promise((resolve) => socket.once('close', resolve));
});

it('creates nothing where there is no database', async () => {
  const empty = join(path, '..', 'empty');
  mkdirSync(empty);
  chmodSync(empty, 0o700);
  const elsewhere = { kind: 'sqlite', path: join(empty, 'troupe.db') } as const;
  expect(await changeData(elsewhere, { name: 'erase', email: 'a@b.example' })).toBeUndefined();
  expect(existsSync(elsewhere.path)).toBe(false);
});
