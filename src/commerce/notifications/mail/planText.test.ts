import { JSDOM } from 'jsdom';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { Order } from '@/commerce/orders/order';
import { toLoaded } from '@/testing/editContent';
import { order as ordered } from '@/testing/order';
import { createSmallContent } from '@/testing/smallContent';
import { toMail } from './mail';
import { toLook } from './look';
import { loadSetting } from './setting';

const mesh = buildMesh([toLoaded(createSmallContent())]);
const from = { address: 'bookings@shop.example' };

/** An order whose first item has the later day. */
const order: Order = { ...ordered, reference: 'TR-7K4M-9QXD' };

const write = async (channel: 'customer' | 'shop', change: Partial<Order> = {}) => {
  const changed = { ...order, ...change };
  const setting = await loadSetting(mesh, changed);
  if (!setting) throw new Error('There is no such brand');
  const message = { reference: order.reference, channel };
  return toMail(message, { kind: 'order', order: changed }, setting, {
    from,
    look: toLook({ siteHosts: {}, siteSettings: {}, port: 3000 }, order, setting),
  });
};

const plan = `
Your plan for Krakow
====================

Arrival: Fri, 4 Dec 2026

Go-karting: €386
  Sat, 5 Dec 2026, any start time, 9 people
  9 people × €32: €288
  Up to the minimum: 2 more × €32: €64
  One person goes free: -€32
  Beer: 6 × €11: €66

Party boat: €106
  Any day (pencilled in for now: Sun, 6 Dec 2026), starts at 18:00, 9 people
  ! Outside its usual season: we’ll tell you whether it runs.
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
      ['Go-kartingSat, 5 Dec 2026, any start time, 9 people', '€386'],
      ['9 people × €32', '€288'],
      ['Up to the minimum: 2 more × €32', '€64'],
      ['One person goes free', '-€32'],
      ['Beer: 6 × €11', '€66'],
      [
        'Party boatAny day (pencilled in for now: Sun, 6 Dec 2026), starts at 18:00, 9 people Outside its usual season: we’ll tell you whether it runs.',
        '€106',
      ],
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

describe('an order without a tax on top', () => {
  const untaxed = { totals: { ...order.totals, tax: null } };

  it('says that its prices include VAT, as the sites do', async () => {
    const { text, html = '' } = await write('customer', untaxed);
    expect(text).toContain('Total (VAT included): €605');
    const { document } = new JSDOM(html).window;
    const labels = [...document.querySelectorAll('tr')].map(({ firstElementChild }) =>
      firstElementChild?.textContent?.trim(),
    );
    expect(labels).toContain('Total (VAT included)');
  });

  it.each([
    ['de', 'Gesamt (inkl. MwSt.)'],
    ['fr', 'Total (TVA comprise)'],
    ['pl', 'Razem (w\u00a0tym VAT)'],
  ] as const)('says so on the site %s in its language', async (locale, words) => {
    expect((await write('customer', { ...untaxed, locale })).text).toContain(words);
  });
});

describe('the balance of an order', () => {
  it('is due 14 days before the first activity', async () => {
    const { text } = await write('customer', { createdAt: '2026-11-20T22:59:00Z' });
    expect(text).toContain('Balance, 14 days before you travel: €423');
    expect(text).toContain('The rest is due 14 days before you travel.');
  });

  it('is due at once from that day on, which begins at midnight in the city', async () => {
    const { text } = await write('customer', { createdAt: '2026-11-20T23:01:00Z' });
    expect(text).toContain('Balance, due with the deposit: €423');
    expect(text).toContain('The rest is due at once');
  });
});
