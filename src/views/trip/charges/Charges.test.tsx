/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseTripState } from '@/commerce/trips/model/tripState';
import { addDays, todayIn } from '@/lib/days';
import { formatShortDay } from '@/lib/formatTime';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { idleActions } from '../idleActions';
import { Charges } from './Charges';

const today = todayIn('Europe/Warsaw');
const dayOf = (day: string) => formatShortDay(day, 'en-GB');

const chargeOf = (guest: string, entries: readonly object[] = [], change: object = {}) => ({
  id: `charge of ${guest}`,
  guest,
  reference: 'T7K2-4F',
  opened_on: '2026-01-01',
  left_as: null,
  entries,
  ...change,
});

const received = (amount: number, id = 'entry') => ({
  ...{ id, kind: 'received', amount, day: today, reverses: null },
});

/** 100 EUR for 4, of whom one has not joined: 25 each, 7.50 of it as a deposit. */
const toState = (day: string) => ({
  id: 'aB3dE5gH7jK9',
  revision: 4,
  city: {
    slug: 'krakow',
    name: 'Krakow',
    href: '/krakow',
    picture: null,
    time_zone: 'Europe/Warsaw',
  },
  currency: 'EUR',
  items: [{ id: 1, name: 'Go-karting', people: 4, state: 'planned', day }],
  pricing: {
    rate: 0.25,
    tax: null,
    deposit: 30,
    items: [
      {
        ...{ id: 1, price: 100, single: false, min_people: 1, stag_goes_free: null, people: 4 },
        most_people: 20,
        extras: [],
      },
    ],
  },
  guests: [
    { id: 'olga', name: 'Olga', role: 'organiser', answer: 'yes' },
    { id: 'ann', name: 'Ann', role: 'guest', answer: null },
    { id: 'ben', name: 'Ben', role: 'guest', answer: null },
  ],
});

const send = jest.fn(async () => ({}));
const change = jest.fn(async () => ({ token: 'k'.repeat(22) }));

/** The page with a trip. */
const toPage = (state: object, you: string, day: string) => {
  const scope = you === 'olga' ? 'edit' : 'guest';
  const trip = parseTripState({ ...toState(day), scope, you, ...state });
  if (!trip) throw new Error('It is a trip');
  const actions = { ...idleActions, send, change, remove: send };
  const tell = async (outcome: Promise<unknown>) => Boolean(await outcome);
  return (
    <main>
      <h1>Trip</h1>
      <h2>Who pays what</h2>
      <Charges trip={trip} actions={actions} tell={tell} pay="/trip/pay/" />
    </main>
  );
};

/** @returns shows what the trip has become meanwhile */
const show = async (state: object, you = 'olga', day = addDays(today, 40)) => {
  const { rerender } = await renderInSite(toPage(state, you, day));
  return (next: object) => rerender(toPage(next, you, day));
};

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  send.mockClear();
  change.mockClear();
});

it('the organiser starts to collect with a text that says how to pay', async () => {
  await show({});
  await userEvent.click(screen.getByText('Collect the money'));
  const field = screen.getByRole('textbox', { name: 'How guests pay you' });
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(301));
  await userEvent.click(screen.getByRole('button', { name: 'Start collecting' }));
  expect(screen.getByText('This is longer than 300 characters.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, ' PL61 1090 ');
  await userEvent.click(screen.getByRole('button', { name: 'Start collecting' }));
  expect(send.mock.calls).toEqual([[{ kind: 'collect', payTo: 'PL61 1090' }]]);
});

it('the book says how each stands', async () => {
  const due = dayOf(addDays(today, 26));
  const left = chargeOf('kim', [received(5000)], { left_as: 'Kim' });
  await show({
    pay_to: 'PL61',
    charges: [chargeOf('ann', [received(1000)]), chargeOf('ben', [received(3000)]), left],
  });
  expect(screen.getByText('€90 of €50 received')).toBeVisible();
  const [ann, ben, kim] = rows();
  expect(ann).toBe(`Ann€10 received · €15 by ${due}`);
  expect(ben).toBe('Ben€5 to give back');
  expect(kim).toBe('Kim (has left)€50 to give back');
  expect(screen.queryByText(/^Late/)).toBeNull();
});

it('a record proposes what is due, and a wrong amount or day is not sent', async () => {
  await show({ pay_to: '', charges: [chargeOf('ann')] });
  await userEvent.click(screen.getByRole('button', { name: 'Payments: Ann' }));
  const amount = screen.getByRole('textbox', { name: 'Amount in EUR' });
  expect(amount).toHaveValue('7.50');
  await userEvent.clear(amount);
  await userEvent.type(amount, '0');
  const day = screen.getByLabelText('Day');
  await userEvent.clear(day);
  await userEvent.type(day, addDays(today, 1));
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(amount).toHaveAccessibleDescription(/above 0/);
  expect(day).toHaveAccessibleDescription('Please choose today or an earlier day.');
  await userEvent.clear(amount);
  await userEvent.type(amount, '12,34');
  await userEvent.clear(day);
  await userEvent.type(day, today);
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(send.mock.calls).toEqual([
    [
      {
        kind: 'recordPayment',
        charge: 'charge of ann',
        direction: 'received',
        amount: 1234,
        day: today,
      },
    ],
  ]);
});

describe('the amount of a record', () => {
  const charged = { pay_to: '', charges: [chargeOf('ann')] };
  /** Ann pays twice as much as the others, so her deposit is 12 EUR. */
  const dearer = { ...charged, shares: [{ guest: 'ann', kind: 'weight', value: 4 }] };
  const field = () => screen.getByRole('textbox', { name: 'Amount in EUR' });
  const openRecord = () => userEvent.click(screen.getByRole('button', { name: 'Payments: Ann' }));

  it('stays as it is typed while others change the trip', async () => {
    const become = await show(charged);
    await openRecord();
    await userEvent.clear(field());
    await userEvent.type(field(), '12.50');
    become(dearer);
    expect(field()).toHaveValue('12.50');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(send.mock.calls).toMatchObject([[{ kind: 'recordPayment', amount: 1250 }]]);
  });

  it('follows the trip until somebody types, and again after the record', async () => {
    const become = await show(charged);
    await openRecord();
    expect(field()).toHaveValue('7.50');
    become(dearer);
    expect(field()).toHaveValue('12');
    await userEvent.clear(field());
    await userEvent.type(field(), '10{Enter}');
    become({ ...dearer, charges: [chargeOf('ann', [received(1000)])] });
    expect(await screen.findByDisplayValue('2')).toBe(field());
    expect(field()).toHaveFocus();
  });

  it('that is typed while a record is on its way is the next one', async () => {
    let answer = () => {};
    send.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => resolve({});
      }),
    );
    await show(charged);
    await openRecord();
    await userEvent.clear(field());
    await userEvent.type(field(), '10{Enter}');
    await userEvent.clear(field());
    await userEvent.type(field(), '3');
    await act(async () => answer());
    expect(field()).toHaveValue('3');
  });
});

it('what is too much is given back, but not more than was received', async () => {
  await show({ pay_to: '', charges: [chargeOf('ann', [received(5000)])] });
  await userEvent.click(screen.getByRole('button', { name: 'Payments: Ann' }));
  expect(screen.getByRole('radio', { name: 'Given back' })).toBeChecked();
  const amount = screen.getByRole('textbox', { name: 'Amount in EUR' });
  expect(amount).toHaveValue('25');
  await userEvent.clear(amount);
  await userEvent.type(amount, '50.01');
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(amount).toHaveAccessibleDescription('Only €50 has been received.');
  expect(send).not.toHaveBeenCalled();
});

it('a wrong record is taken back', async () => {
  await show({ pay_to: '', charges: [chargeOf('ann', [received(5000)])] });
  await userEvent.click(screen.getByRole('button', { name: 'Payments: Ann' }));
  const entry = `${dayOf(today)}: €50 received`;
  await userEvent.click(screen.getByRole('button', { name: `Take back this record: ${entry}` }));
  expect(send.mock.calls).toEqual([
    [{ kind: 'reversePayment', charge: 'charge of ann', entry: 'entry' }],
  ]);
});

it('a reminder names those who are late, and no amounts', async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  const charges = [chargeOf('ann', [received(1000)]), chargeOf('ben', [received(2500)])];
  await show({ pay_to: 'PL61', charges }, 'olga', addDays(today, 13));
  expect(screen.getByText('Late: Ann')).toBeVisible();
  expect(rows()[0]).toBe('Ann€10 received · €15 late');
  await user.click(screen.getByRole('button', { name: 'Copy a reminder' }));
  const text =
    'Ann: the money for our trip to Krakow is still missing. The trip’s page says how to pay.';
  expect(writeText).toHaveBeenCalledWith(text);
});

it('nobody is late on the due day', async () => {
  await show({ pay_to: '', charges: [chargeOf('ann')] }, 'olga', addDays(today, 14));
  expect(rows()).toEqual(['Ann€25 due now']);
});

it('a pay link is shown once it is made', async () => {
  await show({ pay_to: '', charges: [chargeOf('ann')] });
  await userEvent.click(screen.getByRole('button', { name: 'Payments: Ann' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make a payment link for Ann' }));
  expect(change.mock.calls).toEqual([[{ kind: 'pay', guest: 'ann' }]]);
  const mail = await screen.findByRole('link', { name: 'Email' });
  const body = decodeURIComponent(mail.getAttribute('href') ?? '');
  expect(body).toContain(`http://localhost/trip/pay/${'k'.repeat(22)}`);
});

it('a guest sees his own charge, and how to pay as long as something is due', async () => {
  const payTo = 'PL61 1090\nhttps://pay.example/olga';
  await show({ pay_to: payTo, charges: [chargeOf('ann', [received(1000)])] }, 'ann');
  expect(screen.getByRole('heading', { name: 'Your payment' })).toBeVisible();
  expect(screen.getByText(/€10 received · €15 by/)).toBeVisible();
  expect(screen.getByText('T7K2-4F')).toBeVisible();
  expect(screen.getByText(/pay\.example/)).toBeVisible();
  expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it.each(['olga', 'ann'])('is accessible to %s', async (you) => {
  await show({ pay_to: 'PL61', charges: [chargeOf('ann', [received(1000)])] }, you);
  if (you === 'olga') {
    await userEvent.click(screen.getByRole('button', { name: 'Payments: Ann' }));
  }
  expect(await findViolations(document.body)).toEqual([]);
});
