/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseTripState } from '@/commerce/trips/model/tripState';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { idleActions } from './idleActions';
import { FoundTrip } from './FoundTrip';
import type { ChangeOutcome } from './tripCalls';

/** Six of six have to be paid for, at 25 EUR each. */
const state = {
  id: 'aB3dE5gH7jK9',
  revision: 4,
  scope: 'edit',
  you: 'olga',
  city: { slug: 'krakow', name: 'Krakow', href: '/krakow', picture: null },
  currency: 'EUR',
  people: 6,
  own_people: 6,
  items: [{ id: 1, name: 'Go-karting', people: 6, state: 'planned', day: '2036-12-05' }],
  pricing: {
    rate: 0.25,
    tax: null,
    deposit: 30,
    items: [
      {
        ...{ id: 1, price: 100, single: false, min_people: 6, stag_goes_free: null, people: 6 },
        ...{ most_people: 20, extras: [] },
      },
    ],
  },
  guests: [
    { id: 'olga', name: 'Olga', role: 'organiser', answer: 'yes' },
    { id: 'ann', name: 'Ann', role: 'guest', answer: null },
  ],
};

const send = jest.fn(async (): Promise<ChangeOutcome> => ({}));

const show = async () => {
  const trip = parseTripState(state);
  if (!trip) throw new Error('It is a trip');
  const actions = { ...idleActions, send, change: send, remove: send };
  await renderInSite(
    <main>
      <FoundTrip
        trip={trip}
        actions={actions}
        token={null}
        heading={{ current: null }}
        // The page reads no more of its frame.
        brand={JSON.parse('{"id":1}')}
        page="/trip"
        pay="/trip/pay/"
        home="/"
        emergencyPhone={null}
      />
    </main>,
  );
};

const press = async (name: string) => {
  await show();
  await userEvent.click(screen.getByRole('button', { name }));
};

const panel = async (heading: string) =>
  within((await screen.findByRole('heading', { name: heading })).parentElement ?? document.body);

beforeEach(() => send.mockClear());

it('before a guest is removed, the organiser sees that nobody else pays for the place yet', async () => {
  await press('Remove Ann');
  const question = await panel('If Ann leaves');
  expect(question.getByText('Together: €150 now, €150 then')).toBeVisible();
  expect(question.getByText('Nobody pays more or less.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Remove Ann' }));
  expect(send.mock.calls).toEqual([[{ kind: 'removeGuest', guest: 'ann' }]]);
});

it('with a smaller group below the minimum, it says who pays how much more, and why', async () => {
  await press('Remove Ann');
  const question = await panel('If Ann leaves');
  await userEvent.click(question.getByRole('checkbox', { name: 'Make the group smaller too: 5' }));
  expect(question.getByText('Olga pays €5 more: €30')).toBeVisible();
  expect(question.getByText('Each person still to join pays €5 more: €30')).toBeVisible();
  expect(
    question.getByText('Go-karting then charges for 6, which is more than come.'),
  ).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Remove Ann' }));
  expect(send.mock.calls).toEqual([
    [{ kind: 'setPeople', people: 5 }],
    [{ kind: 'removeGuest', guest: 'ann' }],
  ]);
});

it('nobody is removed if the group could not be made smaller, and the organiser learns why', async () => {
  send.mockResolvedValueOnce({ problem: 'gone' });
  await press('Remove Ann');
  const question = await panel('If Ann leaves');
  await userEvent.click(question.getByRole('checkbox', { name: 'Make the group smaller too: 5' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove Ann' }));
  expect(await screen.findByText('This is no longer part of the trip.')).toBeVisible();
  expect(send.mock.calls).toEqual([[{ kind: 'setPeople', people: 5 }]]);
});

it('an activity is kept if the organiser thinks better of it', async () => {
  await press('Remove Go-karting');
  const question = await panel('Without Go-karting');
  expect(question.getByText('Together: €150 now, €0 then')).toBeVisible();
  expect(question.getByText('Olga pays €25 less: €0')).toBeVisible();
  expect(await findViolations(document.body)).toEqual([]);
  const [, cancel] = screen.getAllByRole('button', { name: 'Cancel' });
  await userEvent.click(cancel ?? document.body);
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Without Go-karting' })).toBeNull(),
  );
  expect(send).not.toHaveBeenCalled();
});

it('before the size of the group is changed, the organiser sees what one more or one fewer costs', async () => {
  await show();
  await userEvent.click(await screen.findByText('What if one more comes, or one fewer?'));
  const part = async (name: string) =>
    within((await screen.findByRole('heading', { name })).parentElement ?? document.body);
  const more = await part('With one more, 7 in all');
  expect(more.getByText('Together: €150 now, €175 then')).toBeVisible();
  expect(more.getByText('Nobody pays more or less.')).toBeVisible();
  const fewer = await part('With one fewer, 5 in all');
  expect(fewer.getByText('Olga pays €5 more: €30')).toBeVisible();
  expect(fewer.getByText('Go-karting then charges for 6, which is more than come.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
