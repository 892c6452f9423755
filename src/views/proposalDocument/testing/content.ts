import type { DocumentContent, DocumentItem } from '@/commerce/proposals/model/document';

const price = { gross: 12_300, net: 10_000, vat: 2300 };

/** An activity on a day that somebody has chosen. */
export const createItem = (change: Partial<DocumentItem> = {}): DocumentItem => ({
  ...{ productId: 2, name: 'Food tour', summary: 'Four stops.', people: 8, extras: [], price },
  ...{ picture: '/images/small.jpg', pictureAlt: 'A table', meetingPoint: 'Main square 1' },
  ...{ day: '2026-12-05', dateChoice: 'chosen', startTime: '10:00', durationMinutes: 90 },
  ...change,
});

/** An option for eight people. */
export const createOption = (
  name: 'A' | 'B' | 'C',
  items: readonly DocumentItem[] = [createItem()],
): DocumentContent['options'][number] => ({
  ...{ name, leftOut: [], people: null, firstDay: null, groupSize: 8, items: [...items] },
  total: { ...price, grossPerHead: 1538, netPerHead: 1250 },
});

/** The content of a version, with one option. */
export const createContent = (change: Partial<DocumentContent> = {}): DocumentContent => ({
  ...{ format: 1, reference: 'EQ-7K2M-9Q', version: 1, createdAt: '2026-11-20T10:00:00Z' },
  validUntil: '2026-12-01',
  brand: { name: 'Troupe', phone: '1', email: 'hello@brand.example', address: 'Main street 1' },
  client: { company: 'Bell Ltd', contact: 'Ann Bell' },
  ...{ aims: 'A day out', people: 8, arrival: null, departure: null },
  city: {
    ...{ slug: 'krakow', name: 'Krakow', timeZone: 'Europe/Warsaw', picture: '/images/small.jpg' },
  },
  ...{ currency: 'EUR', vatRate: 2300, options: [createOption('A')] },
  terms: { version: '1', pages: [], depositPercent: 30, balanceDueDays: 14 },
  ...change,
});
