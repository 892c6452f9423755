import { parseTimes } from './parseTimes';
import { createTimes } from './testing/weekends';

it('reads what the shop sends', () => {
  const times = createTimes({ closedHours: [{ from: '22:00', to: '06:00' }], minAge: 18 });
  expect(parseTimes(JSON.parse(JSON.stringify(times)))).toEqual(times);
});

it('takes what is missing or wrong as unknown', () => {
  const nothing = {
    startTimes: [],
    closedWeekdays: [],
    seasonMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    durationMinutes: null,
    minAge: null,
    begins: null,
    ends: null,
    closedHours: [],
  };
  expect(parseTimes({})).toEqual(nothing);
  expect(
    parseTimes({
      startTimes: ['25:00'],
      closedHours: [{ from: '22:00' }, null],
      begins: { name: 'Nowhere', latitude: '50' },
      durationMinutes: '90',
    }),
  ).toEqual(nothing);
  expect(parseTimes(null)).toBeNull();
});
