import { JSDOM } from 'jsdom';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { Order } from '@/commerce/orders/order';
import { toLoaded } from '@/testing/editContent';
import { order as ordered } from '@/testing/order';
import { createSmallContent } from '@/testing/smallContent';
import { toMail } from './mail';
import { loadSetting } from './setting';

const mesh = buildMesh([toLoaded(createSmallContent())]);
const from = { address: 'bookings@shop.example' };

/** An order whose first item has the later day. */
const order: Order = { ...ordered, reference: 'TR-7K4M-9QXD' };

const write = async (channel: 'customer' | 'shop', createdAt = order.createdAt) => {
  const setting = await loadSetting(mesh, order);
  if (!setting) throw new Error('There is no such brand');
  const message = { reference: order.reference, channel };
  return toMail(message, { kind: 'order', order: { ...order, createdAt } }, setting, from);
};

const plan = `
Your plan for Krakow
====================

Go-karting: €386
  Sat, 5 Dec 2026, 9 people
  9 people × €32: €288
  Up to the minimum: 2 more × €32: €64
  One person goes free: -€32
  Beer: 6 × €11: €66

Party boat: €106
  Sun, 6 Dec 2026, 9 people
  Price for the group: €106

Subtotal: €524
Free places: -€32
Tax (23%): €113
Total: €605
Per person, shared by 9 people: €68
Deposit (30%), once we have confirmed: €182
Balance, due with the deposit: €423
`;

it('the customer reads the plan by day, with every figure by its name', async () => {
  const { subject, text } = await write('customer');
  expect(subject).toBe('Your plan for Krakow has reached us (TR-7K4M-9QXD)');
  expect(text).toContain(plan);
  expect(text).toContain('we ask for the deposit of €182 and say how to pay it.');
});

it('the shop reads the same plan', async () => {
  const { subject, text } = await write('shop');
  expect(subject).toBe('New booking request TR-7K4M-9QXD: Krakow, €605');
  expect(text).toContain(plan);
});

it.each(['customer', 'shop'] as const)(
  'the tables of the %s hold the same figures',
  async (channel) => {
    const { document } = new JSDOM((await write(channel)).html).window;
    const rows = [...document.querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.trim().replaceAll(/\s+/g, ' ')),
    );
    expect(rows.slice(rows.findIndex(([label]) => label?.startsWith('Go-karting')))).toEqual([
      ['Go-kartingSat, 5 Dec 2026, 9 people', '€386'],
      ['9 people × €32', '€288'],
      ['Up to the minimum: 2 more × €32', '€64'],
      ['One person goes free', '-€32'],
      ['Beer: 6 × €11', '€66'],
      ['Party boatSun, 6 Dec 2026, 9 people', '€106'],
      ['Price for the group', '€106'],
      ['Subtotal', '€524'],
      ['Free places', '-€32'],
      ['Tax (23%)', '€113'],
      ['Total', '€605'],
      ['Per person, shared by 9 people', '€68'],
      ['Deposit (30%), once we have confirmed', '€182'],
      ['Balance, due with the deposit', '€423'],
    ]);
  },
);

describe('the balance of an order', () => {
  it('is due 14 days before the first activity', async () => {
    const { text } = await write('customer', '2026-11-20T22:59:00Z');
    expect(text).toContain('Balance, 14 days before you travel: €423');
    expect(text).toContain('The rest is due 14 days before you travel.');
  });

  it('is due at once from that day on, which begins at midnight in the city', async () => {
    const { text } = await write('customer', '2026-11-20T23:01:00Z');
    expect(text).toContain('Balance, due with the deposit: €423');
    expect(text).toContain('The rest is due at once');
  });
});
