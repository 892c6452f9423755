import fc from 'fast-check';
import ICAL from 'ical.js';
import { toCalendar } from './calendar';
import { createOrder } from './testing/orders';

const texts = {
  nameItem: ({ name }: { readonly name: string }) => name,
  describeItem: ({ people }: { readonly people: number }) => `${people} people`,
  placeOf: (): string | undefined => undefined,
};

/** Reads a calendar as another program does. */
const read = (calendar: string) => {
  const root = new ICAL.Component(ICAL.parse(calendar));
  return {
    method: root.getFirstPropertyValue('method'),
    events: root.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        stamp: String(component.getFirstPropertyValue('dtstamp')),
        sequence: event.sequence,
        status: component.getFirstPropertyValue('status'),
        transparency: component.getFirstPropertyValue('transp'),
        isWholeDay: event.startDate.isDate,
        start: event.startDate.toString(),
        end: event.endDate.toString(),
        summary: event.summary,
        description: event.description,
        location: event.location,
      };
    }),
  };
};

it('has an event for each activity, on its whole day', () => {
  const order = createOrder({ reference: 'TR-7K4M-9QXD' });
  const place = 'Rynek 1, Kraków; at the “Fox” \\ left';
  const calendar = toCalendar(order, 'received', { ...texts, placeOf: () => place });
  const common = {
    stamp: '2026-05-23T10:00:00Z',
    sequence: 0,
    status: 'TENTATIVE',
    transparency: 'TRANSPARENT',
    isWholeDay: true,
    description: '8 people',
    location: place,
  };
  expect(read(calendar)).toEqual({
    method: 'PUBLISH',
    events: [
      {
        ...common,
        uid: 'TR-7K4M-9QXD-1@troupe',
        start: '2026-06-19',
        end: '2026-06-20',
        summary: 'Pub crawl',
      },
      {
        ...common,
        uid: 'TR-7K4M-9QXD-2@troupe',
        start: '2026-06-20',
        end: '2026-06-21',
        summary: 'Limousine',
      },
    ],
  });
});

it('says no place where none is known', () => {
  expect(toCalendar(createOrder(), 'received', texts)).not.toContain('LOCATION');
});

it.each([
  ['confirmed', 'CONFIRMED'],
  ['cancelled', 'CANCELLED'],
] as const)('an order that is %s replaces the events of before', (state, status) => {
  for (const event of read(toCalendar(createOrder(), state, texts)).events) {
    expect(event).toMatchObject({ status, sequence: 1 });
  }
});

/** As a calendar can hold it: one kind of line break, no other control characters. */
const toReadable = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');

it('any text is read back as it was, adds no line and makes none too long', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(',', ';', '\\', '\n', '\r', '"', ':', 'n', 'é', '🦊') }),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const calendar = toCalendar(createOrder(), 'received', {
        nameItem: () => `x${text}`,
        describeItem: () => `a\r\nEND:VEVENT ${text}`,
        placeOf: () => `x${text}`,
      });
      const lines = calendar.split('\r\n');
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual(
        [],
      );
      for (const { summary, description, location } of read(calendar).events) {
        expect([summary, location]).toEqual([toReadable(`x${text}`), toReadable(`x${text}`)]);
        expect(description).toBe(toReadable(`a\r\nEND:VEVENT ${text}`));
      }
    }),
    { numRuns: 20 },
  );
});
