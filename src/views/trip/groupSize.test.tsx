/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchAnswer } from '@/platform/http/client';
import { freezeClock } from '@/testing/freezeClock';
import { FreshCalls } from '@/testing/liveApi';
import { renderInSite } from '@/testing/SiteProviders';
import { HttpError } from '@troupe/basics/http/httpError';
import { getStaticProps } from './server';
import { TripView } from './TripView';

jest.mock('@/platform/http/client');

const id = 'aB3dE5gH7jK9';
const olga = '00000000-0000-4000-8000-000000000001';

const toTrip = (people: number, change: object = {}) => ({
  id,
  revision: people,
  scope: 'edit',
  you: olga,
  city: {
    ...{ slug: 'krakow', name: 'Krakow', href: '/krakow', picture: null },
    time_zone: 'Europe/Warsaw',
  },
  currency: 'EUR',
  own_people: people,
  items: [
    {
      ...{ id: 1, name: 'Go-karting', state: 'planned', is_sold: true, most_people: 30 },
      ...{ day: '2026-12-05', date_choice: 'chosen', people, own_people: people },
    },
  ],
  guest_count: 1,
  guests: [{ id: olga, name: 'Olga', role: 'organiser', answer: 'yes' }],
  booking: { href: '/checkout/krakow/cart', items: [] },
  ...change,
});

/** The answers to changes, which a test gives when it likes. */
let held: { readonly answer: () => void; readonly fail: () => void }[];
let people: number;

const peopleOf = (body: unknown): unknown => Object(Object(body).command).people;

beforeEach(async () => {
  [held, people] = [[], 8];
  localStorage.clear();
  jest.mocked(fetchAnswer).mockReset();
  const found = (trip: object) => ({ status: 200, body: { status: 'success', version: '', trip } });
  jest.mocked(fetchAnswer).mockImplementation((url, { body } = {}) => {
    if (url !== '/api/trip/command') return Promise.resolve(found(toTrip(people)));
    return new Promise((resolve, reject) => {
      const answer = () => {
        people = Number(peopleOf(body) ?? people);
        resolve(found(toTrip(people)));
      };
      held.push({ answer, fail: () => reject(new HttpError('status', 'POST: status 500', 500)) });
    });
  });
});

const open = async () => {
  window.history.replaceState(null, '', `/trip#${id}`);
  const result = await getStaticProps({ params: { site: 'en' } });
  if (!('props' in result)) throw new Error('There is a page for trips on every site');
  await renderInSite(
    <FreshCalls>
      <TripView {...result.props} />
    </FreshCalls>,
  );
  await act(async () => {});
  return screen.findByRole('spinbutton', { name: 'People in the group' });
};

const sent = () =>
  jest
    .mocked(fetchAnswer)
    .mock.calls.filter(([url]) => url === '/api/trip/command')
    .map(([, options]) => Object(options?.body).command);

/** Longer than several steps take. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 900)));

describe('the size of the group', () => {
  it('is sent once, as it is when the organiser has typed it to its end', async () => {
    const field = await open();
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    await pause();
    expect(sent()).toEqual([]);
    await userEvent.type(field, '2');
    await userEvent.tab();
    await userEvent.tab();
    await pause();
    expect(sent()).toEqual([{ kind: 'setPeople', people: 12 }]);
    await act(async () => held[0]?.answer());
    expect(field).toHaveValue(12);
  });

  it('stays as it was if nothing is typed', async () => {
    const field = await open();
    await userEvent.clear(field);
    await userEvent.type(field, '8{Enter}');
    await pause();
    expect(sent()).toEqual([]);
    expect(field).toHaveValue(8);
  });

  it('shows quick steps at once, and sends their sum', async () => {
    const field = await open();
    const more = screen.getByRole('button', { name: 'One person more' });
    for (const size of [9, 10, 11]) {
      await userEvent.click(more);
      expect(field).toHaveValue(size);
    }
    await waitFor(() => expect(sent()).toEqual([{ kind: 'setPeople', people: 11 }]));
    // A further step while the answer is on its way is not lost either.
    await userEvent.click(more);
    await pause();
    await act(async () => held[0]?.answer());
    expect(field).toHaveValue(12);
    await waitFor(() => expect(sent().at(-1)).toEqual({ kind: 'setPeople', people: 12 }));
    await act(async () => held[1]?.answer());
    expect(field).toHaveValue(12);
  });

  it('is that of the shop again if it could not be changed', async () => {
    const field = await open();
    await userEvent.click(screen.getByRole('button', { name: 'One person more' }));
    expect(field).toHaveValue(9);
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held[0]?.fail());
    await waitFor(() => expect(field).toHaveValue(8));
  });

  it('is known before the plan is booked', async () => {
    await open();
    const book = screen.getByRole('button', { name: /^Book this/ });
    await userEvent.click(screen.getByRole('button', { name: 'One person more' }));
    expect(book).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(book);
    expect(JSON.stringify({ ...localStorage })).not.toContain('"city":"krakow"');
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held[0]?.answer());
    await waitFor(() => expect(book).toHaveAttribute('aria-disabled', 'false'));
  });
});

describe('one activity', () => {
  it('gets a number of its own with one change', async () => {
    await open();
    const field = screen.getByRole('spinbutton', { name: /Go-karting/ });
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await pause();
    expect(sent()).toEqual([{ kind: 'setItemPeople', item: 1, people: 12 }]);
  });

  it('has the days of its city', async () => {
    freezeClock('2026-12-04T23:30:00Z');
    await open();
    const buttons = screen.getAllByRole('button', { name: /5 Dec/ });
    const date = buttons.find((button) => button.getAttribute('aria-haspopup') === 'dialog');
    await userEvent.click(date ?? document.body);
    const calendar = within(await screen.findByRole('dialog'));
    expect(await calendar.findByRole('gridcell', { name: '4' })).toBeDisabled();
    expect(calendar.getByRole('gridcell', { name: '5' })).toBeEnabled();
  });
});
