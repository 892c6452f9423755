import { parseBookings, rememberBooking } from './bookings';

const booking = {
  key: 'k'.repeat(32),
  reference: 'TR-7K4M-9QXD',
  city: 'Kraków',
  day: '2026-06-19',
};

it('bookings are read as they were remembered, the latest first', () => {
  const other = { ...booking, reference: 'TR-2222-2222' };
  const stored: unknown = JSON.parse(
    JSON.stringify(rememberBooking(rememberBooking([], booking), other)),
  );
  expect(parseBookings(stored)).toEqual([other, booking]);
});

it('a booking is remembered once, with its newest link', () => {
  const newer = { ...booking, key: 'n'.repeat(32) };
  expect(rememberBooking([booking], newer)).toEqual([newer]);
});

it('only so many are remembered', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...booking, reference: `TR-${index}` }));
  expect(many.reduce(rememberBooking, [] as typeof many)).toHaveLength(20);
  expect(parseBookings(many)).toHaveLength(20);
});

it.each([
  undefined,
  null,
  'text',
  { ...booking },
  [{ ...booking, key: 'javascript:alert(1)' }],
  [{ ...booking, day: '2026-02-30' }],
  [{ ...booking, city: '' }],
  [{ ...booking, reference: 'x'.repeat(101) }],
  [null, 7, []],
])('what the shop has not written is ignored: %j', (stored) => {
  expect(parseBookings(stored)).toEqual([]);
});
