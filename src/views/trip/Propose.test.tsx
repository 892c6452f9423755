/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseTripState } from '@/commerce/trips/model/tripState';
import { freezeClock } from '@/testing/freezeClock';
import { renderInSite } from '@/testing/SiteProviders';
import { idleActions } from './idleActions';
import { TripItems } from './TripItems';

// A Friday in a week.
it.each([
  ['a day to begin with', [], '2026-11-27'],
  ['the first day from then on that it is open', [5, 6], '2026-11-29'],
])('a trip that has become empty gets an activity again, on %s', async (_, closed, day) => {
  freezeClock('2026-11-20T10:00:00Z');
  const trip = parseTripState({
    ...{ id: 'aB3dE5gH7jK9', scope: 'edit', currency: 'EUR', you: 'olga', own_people: 5 },
    city: { slug: 'krakow', name: 'Krakow', time_zone: 'Europe/Warsaw' },
    others: [{ id: 7, name: 'Food tour', most_people: 20, closed_weekdays: closed }],
  });
  if (!trip) throw new Error('It is a trip');
  const send = jest.fn(async () => ({}));
  const actions = { ...idleActions, send, change: send, remove: send };
  await renderInSite(<TripItems trip={trip} actions={actions} tell={async () => true} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Food tour');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(send.mock.calls).toMatchObject([
    [{ kind: 'addItem', item: { productId: 7, day, dateChoice: 'held' } }],
  ]);
});
