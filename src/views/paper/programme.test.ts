import { type ProgrammeItem, takeStops, toProgramme } from './programme';

const item = (change: Partial<ProgrammeItem>): ProgrammeItem => ({
  id: 1,
  name: 'Karaoke',
  day: '2027-03-27',
  dateChoice: 'chosen',
  time: '20:00',
  startTimes: ['20:00', '22:00'],
  durationMinutes: 120,
  place: 'ul. Szewska 20',
  bring: [],
  ...change,
});

const zone = 'Europe/Warsaw';

it('has each day once, with its activities by hour, and what is open at the end', () => {
  const days = toProgramme(
    [
      item({ id: 1, day: '2027-03-28', time: '12:00' }),
      item({ id: 2, time: null }),
      item({ id: 3, time: '22:00' }),
      item({ id: 4, dateChoice: 'held' }),
      item({ id: 5, time: '18:00' }),
    ],
    zone,
  );
  expect(days.map(({ day, stops }) => [day, stops.map(({ id }) => id)])).toEqual([
    ['2027-03-27', [5, 3, 2]],
    ['2027-03-28', [1]],
    [null, [4]],
  ]);
});

it('an activity with one start time has that, and one with several has none until it is chosen', () => {
  const [day] = toProgramme(
    [item({ id: 1, time: null, startTimes: ['20:00'] }), item({ id: 2, time: null })],
    zone,
  );
  expect(day?.stops.map(({ start }) => start)).toEqual([Date.UTC(2027, 2, 27, 19), null]);
});

it('a night in which clocks go forward lasts as long as any other', () => {
  const [day] = toProgramme([item({ time: '23:30', durationMinutes: 180 })], zone);
  expect(day?.stops[0]).toMatchObject({
    start: Date.UTC(2027, 2, 27, 22, 30),
    // 03:30 by the clock.
    end: Date.UTC(2027, 2, 28, 1, 30),
  });
});

it('without a duration there is no end', () => {
  expect(toProgramme([item({ durationMinutes: null })], zone)[0]?.stops[0]?.end).toBeNull();
});

it('the first of them are those of the first days', () => {
  const days = toProgramme(
    [item({ id: 1 }), item({ id: 2, time: '22:00' }), item({ id: 3, day: '2027-03-28' })],
    zone,
  );
  const taken = (count: number) => takeStops(days, count).map(({ stops }) => stops.length);
  expect([0, 1, 2, 3, 9].map(taken)).toEqual([[], [1], [2], [2, 1], [2, 1]]);
});
