/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseTripState } from '@/commerce/trips/model/tripState';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { toQrPath } from '@/ui/components/toQrPath';
import { idleActions } from '../idleActions';
import { PrintPanel } from './PrintPanel';

const state = {
  id: 'aB3dE5gH7jK9',
  revision: 4,
  city: {
    ...{ slug: 'krakow', name: 'Krakow', href: '/krakow', picture: null },
    ...{ time_zone: 'Europe/Warsaw', country: 'PL' },
  },
  currency: 'EUR',
  people: 3,
  guest_count: 3,
  items: [
    {
      ...{ id: 1, name: 'Go-karting', people: 3, state: 'planned', day: '2026-12-05' },
      ...{ date_choice: 'chosen', start_time: '14:00', coming: { yes: 1, no: 1 } },
      times: { startTimes: ['14:00'], durationMinutes: 90 },
      place: 'Kart hall, ul. Toru 1',
      bring: ['closed shoes', 'photo ID'],
    },
    { id: 2, name: 'Only proposed', state: 'proposed', day: '2026-12-05', people: 3 },
  ],
  pricing: {
    rate: 0.25,
    tax: null,
    deposit: 30,
    items: [
      {
        ...{ id: 1, price: 400, single: false, min_people: 1, stag_goes_free: null, people: 3 },
        ...{ most_people: 20, extras: [] },
      },
    ],
  },
  guests: [
    { id: 'olga', name: 'Olga', role: 'organiser', answer: 'yes' },
    { id: 'ann', name: 'Ann', role: 'guest', answer: null },
    { id: 'ben', name: 'Ben', role: 'guest', answer: 'no' },
  ],
};

const brand = {
  ...{ id: 1, name: 'Troupe', owner: 'Troupe', tagline: '', audience: 'consumer' as const },
  ...{ logo: '', logoOnDark: '', phone: '+44 20 7946 0118', phoneHref: '', chatHref: '' },
  email: 'hello@troupe.example',
};

const token = 'p'.repeat(22);
const page = 'http://localhost/trip';
const change = jest.fn();

const show = async (you: string | null, more: object = {}) => {
  const scope = you === 'olga' ? 'edit' : you === null ? 'view' : 'guest';
  const trip = parseTripState({
    ...state,
    scope,
    you,
    ...(you === null ? { guests: [] } : {}),
    ...more,
  });
  if (!trip) throw new Error('It is a trip');
  const actions = { ...idleActions, send: change, change, remove: change };
  await renderInSite(
    <PrintPanel
      trip={trip}
      actions={actions}
      brand={brand}
      page="/trip"
      emergencyPhone="+44 20 7946 0999"
      onClose={() => {}}
    />,
  );
  const panel = within(await screen.findByRole('dialog', { name: 'Print' }));
  const print = async () => userEvent.click(panel.getByRole('button', { name: 'Print' }));
  return { panel, print };
};

const sheet = () => {
  const found = document.querySelector<HTMLElement>('[data-sheet]');
  if (!found) throw new Error('There is no sheet');
  return found;
};

const codeOf = () => sheet().querySelector('svg path')?.getAttribute('d');

beforeEach(() => {
  change.mockReset().mockResolvedValue({ token });
  window.print = jest.fn();
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: Promise.resolve(), addEventListener: () => {}, removeEventListener: () => {} },
  });
});

it('everybody’s sheet says when, where, what to bring and whom to call, and no price', async () => {
  await show('ann');
  for (const text of [
    'Saturday',
    '5 December',
    '14:00',
    '– 15:30',
    'Go-karting',
    'Kart hall, ul. Toru 1',
    'Bring: closed shoes, photo ID',
    'Organised by Olga',
    '+44 20 7946 0118',
    'hello@troupe.example',
    '112',
    'Ambulance 999',
    '+44 20 7946 0999',
  ]) {
    expect(sheet()).toHaveTextContent(text);
  }
  expect(sheet()).not.toHaveTextContent(/€|Ann|Ben|Only proposed/);
});

it('a guest’s sheet leads to the page of trips, and makes no link', async () => {
  const { panel, print } = await show('ann');
  expect(panel.queryByRole('radio')).toBeNull();
  expect(codeOf()).toBe(toQrPath(page).path);
  await print();
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(change).not.toHaveBeenCalled();
});

it('who looks only has a sheet without any name', async () => {
  await show(null);
  expect(sheet()).toHaveTextContent('Go-karting');
  expect(sheet()).not.toHaveTextContent(/Olga|Ann|Ben/);
});

it('the organiser’s first print makes a link to look only, which later ones repeat', async () => {
  const { print } = await show('olga');
  await print();
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  const label = expect.stringMatching(/^Paper, /);
  expect(change.mock.calls).toEqual([[{ kind: 'make', scope: 'view', label }]]);
  expect(codeOf()).toBe(toQrPath(`${page}#${token}`).path);
  expect(sheet()).toHaveTextContent('Scan me: the trip as it stands now.');
  await print();
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(2));
  expect(change).toHaveBeenCalledTimes(1);
});

it('the organiser chooses what the code opens', async () => {
  const { panel, print } = await show('olga');
  await userEvent.click(panel.getByRole('radio', { name: 'The site only' }));
  await print();
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(panel.getByRole('radio', { name: 'The trip, to join' }));
  await print();
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(2));
  expect(change).toHaveBeenCalledWith(expect.objectContaining({ kind: 'make', scope: 'guest' }));
});

it.each([
  ['full', 'There are as many links as a trip can have. Deactivate one under “Links” first.'],
  ['failed', 'The link for the code could not be made. Please try again.'],
])('nothing is printed if the link is %s', async (problem, text) => {
  change.mockResolvedValue({ problem });
  const { panel, print } = await show('olga');
  await print();
  expect(await panel.findByText(text)).toBeVisible();
  expect(window.print).not.toHaveBeenCalled();
});

it('the organiser’s own sheet has people, answers, amounts and due dates, and no code', async () => {
  const { panel, print } = await show('olga');
  await userEvent.click(panel.getByRole('radio', { name: 'For you' }));
  const rows = [...sheet().querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  // Ben does not come, so the two others and nobody else pay for the three places.
  expect(rows).toEqual([
    expect.stringMatching(/Olga.*Yes.*€100.*€30.*€70/),
    expect.stringMatching(/Ann.*No answer yet.*€100/),
    expect.stringMatching(/Ben.*No.*€0/),
  ]);
  expect(sheet()).toHaveTextContent('1 in, 1 out, 1 open');
  expect(sheet()).toHaveTextContent('1 person still to join');
  expect(sheet()).toHaveTextContent('Final numbers');
  expect(codeOf()).toBeUndefined();
  await print();
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(change).not.toHaveBeenCalled();
});

it('checkers object to nothing in the panel', async () => {
  await show('olga');
  expect(await findViolations(screen.getByRole('dialog'))).toEqual([]);
});
