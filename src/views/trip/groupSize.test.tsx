/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hardNavigate } from '@/lib/hardNavigate';
import { fetchAnswer } from '@/platform/http/client';
import { freezeClock } from '@/testing/freezeClock';
import { kartingItem } from '@/testing/plannedCart';
import { readStored } from '@/testing/renderPlan';
import { openTripPage, sentTo } from '@/testing/openTripPage';
import { HttpError } from '@troupe/basics/http/httpError';

jest.mock('@/platform/http/client');
jest.mock('@/lib/hardNavigate');

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
  booking: {
    href: '/checkout/krakow/cart',
    items: [kartingItem({ number_of_people: people })],
  },
  ...change,
});

/** The answers to changes, which a test gives when it likes. */
let held: { readonly answer: () => void; readonly fail: () => void }[];
let people: number;
/** What else of the trip has changed. */
let change: object;

const peopleOf = (body: unknown): unknown => Object(Object(body).command).people;

beforeEach(async () => {
  [held, people, change] = [[], 8, {}];
  jest.mocked(hardNavigate).mockReset();
  localStorage.clear();
  jest.mocked(fetchAnswer).mockReset();
  const found = (trip: object) => ({ status: 200, body: { status: 'success', version: '', trip } });
  jest.mocked(fetchAnswer).mockImplementation((url, { body } = {}) => {
    if (url !== '/api/trip/command') return Promise.resolve(found(toTrip(people, change)));
    return new Promise((resolve, reject) => {
      const answer = () => {
        people = Number(peopleOf(body) ?? people);
        resolve(found(toTrip(people, change)));
      };
      held.push({ answer, fail: () => reject(new HttpError('status', 'POST: status 500', 500)) });
    });
  });
});

const open = async () => {
  await openTripPage(id);
  return screen.findByRole('spinbutton', { name: 'People in the group' });
};

const sent = () => sentTo('/api/trip/command').map((body) => Object(body).command);

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
});

describe('what is booked', () => {
  const key = 'cart:1:krakow';
  const openTools = async () => {
    await open();
    return screen.getByRole('spinbutton', { name: /Go-karting/ });
  };
  const book = () => userEvent.click(screen.getByRole('button', { name: /^Book this/ }));

  it('is the plan with the number of the group of a moment ago, on one press', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'One person more' }));
    await book();
    expect(sent()).toEqual([{ kind: 'setPeople', people: 9 }]);
    expect(localStorage.getItem(key)).toBeNull();
    await act(async () => held[0]?.answer());
    await waitFor(() => expect(hardNavigate).toHaveBeenCalledTimes(1));
    expect(readStored(key)).toMatchObject({ items: [{ number_of_people: 9 }] });
  });

  it('waits for the number that was just typed for one activity', async () => {
    const field = await openTools();
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await book();
    expect(sent()).toEqual([{ kind: 'setItemPeople', item: 1, people: 12 }]);
    expect(localStorage.getItem(key)).toBeNull();
    await act(async () => held[0]?.answer());
    await waitFor(() => expect(hardNavigate).toHaveBeenCalledTimes(1));
    expect(readStored(key)).toMatchObject({ items: [{ number_of_people: 12 }] });
    expect(sent()).toHaveLength(1);
  });

  it('is nothing if a number could not be changed, which is told', async () => {
    const field = await openTools();
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await book();
    await act(async () => held[0]?.fail());
    expect(await screen.findByText('This was not saved. Please try again.')).toBeVisible();
    await pause();
    expect(localStorage.getItem(key)).toBeNull();
    expect(hardNavigate).not.toHaveBeenCalled();
    await book();
    expect(hardNavigate).toHaveBeenCalledTimes(1);
  });
});

describe('a number that is not sent yet', () => {
  const request = jest.fn<Promise<Response>, [string, RequestInit]>();
  const left = () =>
    request.mock.calls.map(([, { body }]): unknown => Object(JSON.parse(String(body))).command);
  const leavePage = () => act(async () => window.dispatchEvent(new Event('pagehide')));

  beforeEach(() => {
    request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    // There is none in jsdom.
    Object.assign(globalThis, { fetch: request });
  });

  it('is sent when the page is left, once', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'One person more' }));
    await leavePage();
    expect(left()).toEqual([{ kind: 'setPeople', people: 9 }]);
    expect(request).toHaveBeenCalledWith(
      '/api/trip/command',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    );
    await pause();
    expect(sent()).toEqual([]);
  });

  it('is sent when the page is left, also while it is typed', async () => {
    await open();
    const field = screen.getByRole('spinbutton', { name: /Go-karting/ });
    await userEvent.clear(field);
    // At most 30: the field has reported only the 4.
    await userEvent.type(field, '40');
    await leavePage();
    expect(left()).toEqual([{ kind: 'setItemPeople', item: 1, people: 30 }]);
  });

  it('is sent again when the page is left before there was an answer', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'One person more' }));
    await waitFor(() => expect(held).toHaveLength(1));
    await leavePage();
    expect(left()).toEqual([{ kind: 'setPeople', people: 9 }]);
  });

  it('is not there: nothing is sent when the page is left', async () => {
    await open();
    await leavePage();
    expect(left()).toEqual([]);
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

  it('sends its number when its card goes to another day', async () => {
    await open();
    const [maybe] = screen.getAllByRole('radio', { name: 'Maybe' });
    await userEvent.click(maybe ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: /^One person more.*Go-karting/ }));
    change = { items: [{ ...toTrip(8).items[0], day: '2026-12-06' }] };
    // Somebody else has moved it meanwhile.
    await act(async () => held[0]?.answer());
    expect(sent().at(-1)).toEqual({ kind: 'setItemPeople', item: 1, people: 9 });
  });

  it('that is removed takes its number with it', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^One person more.*Go-karting/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Remove.*Go-karting/ }));
    expect(sent()).toEqual([{ kind: 'removeItem', item: 1 }]);
    change = { items: [] };
    await act(async () => held[0]?.answer());
    await waitFor(() =>
      expect(screen.queryByRole('spinbutton', { name: /Go-karting/ })).toBeNull(),
    );
    await pause();
    expect(sent()).toHaveLength(1);
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
