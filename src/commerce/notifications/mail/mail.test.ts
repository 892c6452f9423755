import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { formatMoney } from '@/lib/formatMoney';
import { formatShortDay } from '@/lib/formatTime';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { Mesh } from '@/catalog/mesh/mesh';
import { createEnquiry, createProposal } from '@/commerce/orders/testing/enquiries';
import { anyOrder, createOrder } from '@/commerce/orders/testing/orders';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { sites } from '@/config/sites/records';
import { type SiteId, siteIds } from '@/config/sites/site';
import { type Mail, type Subject, toMail } from './mail';
import { toLook } from './look';
import { loadSetting } from './setting';
import { countRuns } from '@/testing/scope';

const from = { address: 'bookings@shop.example' };
const bookingLink = `https://brand.example/booking#${'k'.repeat(32)}`;
let mesh: Mesh;
beforeAll(async () => {
  mesh = buildMesh([await createFilesLoader('content').load()]);
});

const orderOf = (locale: SiteId) => {
  const { shopGroupId, currency } = sites[locale];
  return createOrder({ locale, shopGroupId, currency });
};

const write = async (channel: 'customer' | 'shop', subject: Subject): Promise<Mail> => {
  const about = subject.kind === 'order' ? subject.order : subject.enquiry;
  const setting = await loadSetting(mesh, about);
  if (!setting) throw new Error('There is no such brand');
  const look = toLook({ siteHosts: {}, siteSettings: {}, port: 3000 }, about, setting);
  return toMail({ reference: about.reference, channel }, subject, setting, {
    from,
    look,
    ...(channel === 'customer' ? { bookingLink } : {}),
  });
};

const textOf = (html: string) => new JSDOM(html).window.document.body.textContent ?? '';

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ');

describe.each(siteIds)('on %s', (siteId) => {
  const { lang, formatLocale, currency, shopGroupId } = sites[siteId];
  const money = (amount: number) => formatMoney(amount, currency, formatLocale);

  it.each(['customer', 'shop'] as const)('the %s reads the whole plan', async (channel) => {
    const order = orderOf(siteId);
    const { text, html, subject } = await write(channel, { kind: 'order', order });
    expect(subject).toContain(order.reference);
    for (const form of [text, textOf(html)]) {
      const words = squeeze(form);
      for (const part of [
        order.reference,
        ...order.items.flatMap(({ name, selectedDate }) => [
          name,
          formatShortDay(selectedDate, formatLocale),
        ]),
        'Shots',
        ...[365, 371, 111, 260, 47, 195, 150, 26].map(money),
        money(-20),
      ]) {
        expect(words).toContain(squeeze(part));
      }
    }
    expect(new JSDOM(html).window.document.documentElement.lang).toBe(lang);
  });

  it('no key, no gap and nothing undefined is left in any of them', async () => {
    const order = orderOf(siteId);
    const enquiry = createEnquiry({ locale: siteId, shopGroupId, isSuspect: true });
    const request = { ...enquiry, proposal: createProposal() };
    for (const channel of ['customer', 'shop'] as const) {
      for (const subject of [
        { kind: 'order', order } as const,
        { kind: 'enquiry', enquiry } as const,
        { kind: 'enquiry', enquiry: request } as const,
      ]) {
        const mail = await write(channel, subject);
        for (const text of [mail.subject, mail.text, mail.html.replace(/style="[^"]*"/g, '')]) {
          expect(text).not.toMatch(
            /\{\{|\}\}|undefined|null|\[object|(?:shop|next|plan|totals|lines)\.[a-z]/,
          );
        }
      }
    }
  });
});

it('the shop reads what a company wants a proposal for, and the company is not told its own words', async () => {
  const enquiry = createEnquiry({
    locale: 'en2',
    shopGroupId: 4,
    sender: { name: 'Ann', email: 'ann@example.com', company: 'Bell Ltd', vat_number: 'GB1' },
    proposal: createProposal(),
  });
  const shop = await write('shop', { kind: 'enquiry', enquiry });
  expect(shop.subject).toBe(`New proposal request ${enquiry.reference}: Bell Ltd`);
  for (const words of [squeeze(shop.text), squeeze(textOf(shop.html))]) {
    for (const part of ['Bell Ltd', 'GB1', 'Krakow', '24', 'Food tour', '12 × Wine', '£480']) {
      expect(words).toContain(part);
    }
    expect(words).toContain('on request');
  }
  const customer = await write('customer', { kind: 'enquiry', enquiry });
  expect(customer.subject).toContain('request for a proposal');
  for (const own of ['Bell Ltd', 'Food tour', 'GB1']) {
    expect(customer.text + customer.html).not.toContain(own);
  }
});

it('the customer has the link to the booking and its calendar, and the shop has neither', async () => {
  const order = orderOf('de');
  const mail = await write('customer', { kind: 'order', order });
  expect(mail.text).toContain(`Zur Buchung:\n${bookingLink}`);
  const link = new JSDOM(mail.html).window.document.querySelector(`a[href="${bookingLink}"]`);
  expect(link?.textContent?.trim()).toBe('Zur Buchung');
  expect(mail.attachments).toMatchObject([{ filename: `${order.reference}.ics` }]);
  expect(mail.attachments[0]?.contentType).toMatch(/^text\/calendar; charset=utf-8/);
  expect(mail.attachments[0]?.content).toContain('SUMMARY:Pub crawl\\, Krakau');
  const shop = await write('shop', { kind: 'order', order });
  expect(shop.text + shop.html).not.toContain('#kkk');
  expect(shop.attachments).toEqual([]);
});

it('has the mark and the colour of its brand', async () => {
  const marks = await Promise.all(
    (['en', 'no'] as const).map(async (siteId) => {
      const { html } = await write('customer', { kind: 'order', order: orderOf(siteId) });
      const image = new JSDOM(html).window.document.querySelector('img');
      return [image?.src, image?.alt];
    }),
  );
  for (const [index, siteId] of (['en', 'no'] as const).entries()) {
    const group = mesh.shopGroups.get(sites[siteId].shopGroupId);
    expect(marks[index]).toEqual([
      `http://${siteId}.localhost:3000/_ipx/f_png&w_320${group?.logo.src}`,
      group?.name,
    ]);
  }
});

it('is sent from the address of a brand that has its own', async () => {
  const order = orderOf('en');
  const setting = await loadSetting(mesh, order);
  if (!setting) throw new Error('There is no such brand');
  const look = toLook({ siteHosts: {}, siteSettings: {}, port: 3000 }, order, setting);
  const message = { reference: order.reference, channel: 'customer' } as const;
  const sentBy = (sender: NonNullable<typeof setting.group.sender>) =>
    toMail(
      message,
      { kind: 'order', order },
      { ...setting, group: { ...setting.group, sender } },
      { from, look },
    );
  expect(sentBy({ address: 'hello@brand.example' })).toMatchObject({
    messageId: `<${order.reference}.customer@brand.example>`,
    from: { name: setting.group.name, address: 'hello@brand.example' },
  });
  expect(sentBy({ name: 'Desk', address: 'desk@brand.example' }).from).toEqual({
    name: 'Desk',
    address: 'desk@brand.example',
  });
});

it('counts people as Poles do', async () => {
  const count = async (people: number) => {
    const [item] = orderOf('pl').items;
    if (!item) throw new Error('There should be one');
    const order = { ...orderOf('pl'), items: [{ ...item, people }] };
    return (await write('customer', { kind: 'order', order })).text;
  };
  expect(await count(1)).toContain(', 1 osoba\n');
  expect(await count(3)).toContain(', 3 osoby\n');
  expect(await count(12)).toContain(', 12 osób\n');
  expect(await count(22)).toContain(', 22 osoby\n');
});

it('is addressed by brand, and answers go to people', async () => {
  const order = orderOf('pl2');
  const group = mesh.shopGroups.get(2);
  expect(await write('customer', { kind: 'order', order })).toMatchObject({
    messageId: `<${order.reference}.customer@shop.example>`,
    from: { name: group?.name, address: 'bookings@shop.example' },
    to: { address: 'ann@example.com' },
    replyTo: { address: group?.email },
  });
  expect(await write('shop', { kind: 'order', order })).toMatchObject({
    messageId: `<${order.reference}.shop@shop.example>`,
    to: { address: group?.email },
    replyTo: { name: 'Ann Example', address: 'ann@example.com' },
  });
});

it('tells the shop all that was sent, and the customer nothing that somebody else may have typed', async () => {
  const order = createOrder({
    customer: { ...createOrder().customer, notes: 'No nuts!\nFlight LO 281', company: 'Ad Ltd' },
  });
  const enquiry = createEnquiry();
  const shop = await write('shop', { kind: 'order', order });
  expect(shop.text).toContain('> No nuts!\n> Flight LO 281');
  expect(shop.html).toMatch(/No nuts!<br ?\/?>Flight LO 281/);
  expect(shop.text).toContain('+44 20 7946 0018');
  expect((await write('shop', { kind: 'enquiry', enquiry })).text).toContain('> Is there a boat?');

  for (const subject of [
    { kind: 'order', order } as const,
    { kind: 'enquiry', enquiry } as const,
  ]) {
    const { text, html } = await write('customer', subject);
    for (const words of ['No nuts', 'Is there a boat', 'Ad Ltd', '+44 20 7946 0018']) {
      expect(text + html).not.toContain(words);
    }
  }
});

it.each(['Win at spam.example now', 'https://spam', 'www spam', 'a@b', 'spam.com'])(
  'greets nobody by a name that is an advertisement: %s',
  async (name) => {
    const order = createOrder({ customer: { name, email: 'ann@example.com' } });
    const { text, html, subject } = await write('customer', { kind: 'order', order });
    expect(text).toMatch(/^Hello,\n/);
    expect(text + html + subject).not.toContain(name);
  },
);

it.each(['Zoë van der Berg-Ożóg', "Conan O'Brien Jr.", 'Dr. J. R. Smith', '李小龙'])(
  'greets people by their names: %s',
  async (name) => {
    const order = createOrder({ customer: { name, email: 'ann@example.com' } });
    const { text } = await write('customer', { kind: 'order', order });
    expect(text).toMatch(new RegExp(`^Hello ${name},\n`));
  },
);

it('nothing that was typed in becomes markup, a template or another line of the subject', async () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '&lt;b&gt;',
    '{{reference}}',
    '$t(mail:reference)',
  ];
  const anyHostile = fc.constantFrom(...hostile);
  await fc.assert(
    fc.asyncProperty(anyOrder, anyHostile, anyHostile, async (any, name, notes) => {
      const order = {
        ...any,
        shopGroupId: 1,
        customer: { ...any.customer, name, notes, occasion: notes },
        items: any.items.map((item) => ({ ...item, name })),
      };
      for (const channel of ['customer', 'shop'] as const) {
        const mail = await write(channel, { kind: 'order', order });
        const { document } = new JSDOM(mail.html).window;
        expect(document.querySelectorAll('script, b, iframe, form').length).toBe(0);
        // The brand's mark and its link, and the customer's link to the booking.
        expect(document.querySelectorAll('img')).toHaveLength(1);
        expect(document.querySelectorAll('a')).toHaveLength(channel === 'customer' ? 2 : 1);
        expect(document.body.textContent).toContain(name);
        expect(mail.text).toContain(name);
        expect(mail.subject).not.toMatch(/[\r\n]/);
        if (channel === 'shop') expect(document.body.textContent).toContain(notes);
      }
    }),
    { numRuns: countRuns(60) },
  );
});
