/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseTripState } from '@/commerce/trips/model/tripState';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { idleActions } from './idleActions';
import { WhoPays } from './WhoPays';

const state = {
  id: 'aB3dE5gH7jK9',
  revision: 4,
  city: { slug: 'krakow', name: 'Krakow', href: '/krakow', picture: null },
  currency: 'EUR',
  items: [{ id: 1, name: 'Go-karting', people: 4, state: 'planned', day: '2026-12-05' }],
  pricing: {
    rate: 0.25,
    tax: null,
    deposit: 30,
    items: [
      {
        ...{ id: 1, price: 100, single: false, min_people: 1, stag_goes_free: null, people: 4 },
        most_people: 20,
        extras: [{ id: 7, name: 'Beer', price: 20, min_people: 1, quantity: 2 }],
      },
    ],
  },
  guests: [
    { id: 'olga', name: '', role: 'organiser', answer: 'yes' },
    { id: 'ann', name: 'Ann', role: 'guest', answer: null },
    { id: 'ben', name: 'Ben', role: 'guest', answer: null },
  ],
};

const send = jest.fn(async () => ({}));

const show = async (change: object, you: string) => {
  const scope = you === 'olga' ? 'edit' : 'guest';
  const trip = parseTripState({ ...state, scope, you, ...change });
  if (!trip) throw new Error('It is a trip');
  const actions = {
    ...{ ...idleActions, send, change: send, remove: send },
  };
  await renderInSite(
    <main>
      <h1>Trip</h1>
      <WhoPays trip={trip} actions={actions} tell={async () => true} pay="/trip/pay/" />
    </main>,
  );
};

const rows = () =>
  within(screen.getByRole('region', { name: 'Who pays what' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => send.mockClear());

it('a guest reads his own share, those of the others, and what is still open', async () => {
  await show({ shares: [{ guest: 'ben', kind: 'honour', value: 0 }] }, 'ann');
  // 110 EUR for 4, of whom one pays nothing.
  expect(screen.getByText('You pay €36.66: €11 as a deposit, €25.66 later.')).toBeVisible();
  expect(rows()).toEqual([
    'Organiser€11 of it as a deposit€36.68',
    'Ann (you)€11 of it as a deposit€36.66',
    'BenGuest of honour: pays nothing€0',
    '1 person still to join€36.66 each',
    'Together€110',
  ]);
  expect(screen.queryByText('Change the shares')).toBeNull();
});

it('one press copies everybody’s share for the chat', async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await show({ shares: [{ guest: 'ben', kind: 'honour', value: 0 }] }, 'ann');
  await user.click(screen.getByRole('button', { name: 'Copy the text for the chat' }));
  expect(writeText).toHaveBeenCalledWith(
    [
      'Our trip to Krakow: €110 together',
      'Organiser: €36.68, €11 of it as a deposit',
      'Ann: €36.66, €11 of it as a deposit',
      'Ben: nothing',
      '1 person still to join: €36.66 each',
    ].join('\n'),
  );
});

it('the organiser chooses a share, or types an amount', async () => {
  await show({}, 'olga');
  await userEvent.click(screen.getByText('Change the shares'));
  const share = screen.getByRole('combobox', { name: 'Ann’s share' });
  await userEvent.selectOptions(share, 'Half a share');
  await userEvent.selectOptions(share, 'A fixed amount');
  const amount = screen.getByRole('textbox', { name: /Amount that Ann pays/ });
  await userEvent.type(amount, 'a lot{Enter}');
  expect(amount).toHaveAccessibleDescription('Please write an amount, such as 50 or 49.50.');
  await userEvent.clear(amount);
  await userEvent.type(amount, '49,50{Enter}');
  expect(send.mock.calls).toEqual([
    [{ kind: 'setShare', guest: 'ann', share: { kind: 'weight', weight: 1 } }],
    [{ kind: 'setShare', guest: 'ann', share: { kind: 'fixed', amount: 4950 } }],
  ]);
});

it('the organiser says who takes an extra', async () => {
  await show({ takers: [{ item: 1, extra: 7, guest: 'ben' }] }, 'olga');
  await userEvent.click(screen.getByText('Change the shares'));
  const takers = within(screen.getByRole('group', { name: 'Who takes Beer (Go-karting)' }));
  expect(takers.getByRole('checkbox', { name: 'Ben' })).toBeChecked();
  await userEvent.click(takers.getByRole('checkbox', { name: 'Ann' }));
  expect(send.mock.calls).toEqual([
    [{ kind: 'setTakers', item: 1, extra: 7, guests: ['ben', 'ann'] }],
  ]);
});

it('says why it cannot be split', async () => {
  await show({ shares: [{ guest: 'ann', kind: 'fixed', value: 999_999 }] }, 'olga');
  expect(
    screen.getByText('This cannot be split: the fixed amounts are more than everything costs.'),
  ).toBeVisible();
});

it('is accessible', async () => {
  await show({}, 'olga');
  expect(await findViolations(document.body)).toEqual([]);
});
