/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { fetchAnswer } from '@/platform/http/client';
import { HttpError } from '@troupe/basics/http/httpError';
import { findViolations } from '@/testing/axe';
import { openTripPage, sentTo } from '@/testing/openTripPage';

jest.mock('@/platform/http/client');

const id = 'aB3dE5gH7jK9';
const token = 'n'.repeat(22);
const invitation = 'i'.repeat(22);
const olga = '00000000-0000-4000-8000-000000000001';
const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const link = (change: object) => ({
  ...{ id: 'own', scope: 'edit', guest: olga, at: '', label: null },
  ...{ is_mailed: false, used_on: null, ended_on: null, is_own: false },
  ...change,
});

const trip = {
  id,
  revision: 4,
  city: { slug: 'krakow', name: 'Krakow', href: '/krakow', picture: null },
  currency: 'EUR',
  arrival: '2026-12-04',
  departure: '2026-12-06',
  items: [],
  people: 5,
  total: 0,
  per_head: 0,
  guest_count: 1,
  answers: { yes: 1, maybe: 0, no: 0 },
  guests: [{ id: olga, name: 'Olga', role: 'organiser', answer: 'yes' }],
  voters: [],
  proposals: [],
  comments: [],
  others: [],
  scope: 'edit',
  you: olga,
  booking: { href: '/checkout/krakow/cart', items: [] },
  has_recovery: false,
  links: [
    link({ is_own: true }),
    link({ id: 'old', scope: 'view', guest: null, label: 'Mum', ended_on: '2026-11-02' }),
    link({ id: 'club', scope: 'guest', guest: null, label: 'Club', used_on: '2026-11-20' }),
  ],
};

const serve = (change: object = {}) =>
  jest.mocked(fetchAnswer).mockImplementation(async (url) => ({
    status: 200,
    body: {
      status: 'success',
      version: 'v',
      trip: { ...trip, ...change },
      ...(url === '/api/trip/link' ? { token } : {}),
      ...(url === '/api/trip/open' ? { own: true } : {}),
    },
  }));

const findLinks = async () => {
  const heading = await screen.findByRole('heading', { level: 3, name: 'Links' });
  return within(heading.parentElement ?? document.body);
};

beforeEach(() => {
  localStorage.clear();
  jest.mocked(fetchAnswer).mockReset();
});

/** The modules that a path of bars darkens. */
const readModules = (path: string, size: number): boolean[][] => {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
};

it('an invitation can be scanned, and is sent nowhere for it', async () => {
  localStorage.setItem(
    'trips',
    JSON.stringify([{ id, city: 'Krakow', day: '2026-12-04', invitation }]),
  );
  serve();
  await openTripPage(id);
  const calls = jest.mocked(fetchAnswer).mock.calls.length;
  await userEvent.click(await screen.findByRole('button', { name: 'Show the QR code' }));
  const code = await screen.findByRole('img', { name: 'QR code with the link' });
  const expected = encode(`${window.location.origin}/trip#${invitation}`, { ecc: 'M', border: 4 });
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  expect(readModules(path, expected.size)).toEqual(expected.data);
  expect(jest.mocked(fetchAnswer).mock.calls).toHaveLength(calls);
  await userEvent.click(screen.getByRole('button', { name: 'Hide the QR code' }));
  expect(screen.queryByRole('img', { name: 'QR code with the link' })).toBeNull();
});

it('the organiser sees how each link stands, the ended ones last', async () => {
  serve();
  await openTripPage(id);
  const links = await findLinks();
  expect(links.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    'Olga’s linkYou are using this one',
    'ClubLast used on 20 November 2026',
    'MumDeactivated on 2 November 2026',
  ]);
  expect(links.queryByRole('button', { name: 'Deactivate this link: Olga’s link' })).toBeNull();
  expect(links.queryByRole('button', { name: 'Deactivate this link: Mum' })).toBeNull();
});

it('a link is replaced, and the new one shown once', async () => {
  serve();
  await openTripPage(id);
  const links = await findLinks();
  await userEvent.click(
    links.getByRole('button', { name: 'A new link in place of this one: Club' }),
  );
  expect(sentTo('/api/trip/link')).toMatchObject([
    { trip: id, link: { kind: 'rotate', id: 'club' } },
  ]);
  expect(await screen.findByText('This is the link “Club”. It is shown this once.')).toBeVisible();
  // It is not the invitation, which stays as it is.
  expect(localStorage.getItem('trips') ?? '').not.toContain(token);
});

it('a further link needs a name', async () => {
  serve();
  await openTripPage(id);
  const links = await findLinks();
  await userEvent.click(links.getByRole('button', { name: 'A further link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  const name = screen.getByRole('textbox', { name: 'What is it for?' });
  expect(name).toHaveAccessibleDescription('Please say what the link is for.');
  await userEvent.type(name, 'Parents');
  await userEvent.click(screen.getByRole('radio', { name: 'Looking only' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(sentTo('/api/trip/link')).toMatchObject([
    { trip: id, link: { kind: 'make', scope: 'view', label: 'Parents' } },
  ]);
});

it('a link gets another name', async () => {
  serve();
  await openTripPage(id);
  const links = await findLinks();
  await userEvent.click(links.getByRole('button', { name: 'Change the name: Club' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Name of the link/ }), 'Team{Enter}');
  expect(sentTo('/api/trip/link')).toMatchObject([
    { trip: id, link: { kind: 'label', id: 'club', label: 'Team' } },
  ]);
});

describe('the focus', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('goes into the field for another name, and back to what has opened it', async () => {
    serve();
    await openTripPage(id);
    await findLinks();
    await press('Change the name: Club');
    expect(screen.getByRole('textbox', { name: /Name of the link/ })).toHaveFocus();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Change the name: Club' })).toHaveFocus();
    await press('Change the name: Club');
    await userEvent.keyboard('Team{Enter}');
    expect(await screen.findByRole('button', { name: 'Change the name: Club' })).toHaveFocus();
  });

  it('goes to a new link, or back to the button that would have made it', async () => {
    serve();
    await openTripPage(id);
    await findLinks();
    await press('A further link');
    expect(screen.getByRole('textbox', { name: 'What is it for?' })).toHaveFocus();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'A further link' })).toHaveFocus();
    await press('A further link');
    await userEvent.keyboard('Parents{Enter}');
    expect(await screen.findByText(/^This is the link “Parents”/)).toHaveFocus();
  });

  it('stays among the links when one has ended', async () => {
    serve();
    await openTripPage(id);
    const links = await findLinks();
    const [own, mum, club] = trip.links;
    serve({ links: [own, mum, { ...club, ended_on: '2026-11-21' }] });
    const [, end] = links.getAllByRole('button', { name: /: Club$/ }).slice(-2);
    await userEvent.click(end ?? document.body);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: 'Links' })).toHaveFocus(),
    );
  });

  it('goes to the own link when the address beside it is kept', async () => {
    serve({ has_recovery: false });
    await openTripPage(token);
    const part = within(await screen.findByRole('region', { name: 'Keep your own link' }));
    serve({ has_recovery: true });
    await userEvent.type(part.getByRole('textbox', { name: 'Your email' }), 'a@example.com{Enter}');
    await waitFor(() => expect(part.queryByRole('textbox')).toBeNull());
    expect(part.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('goes to the calendar link that was made', async () => {
    serve();
    await openTripPage(id);
    await userEvent.click(await screen.findByRole('button', { name: 'Make my calendar link' }));
    expect(await screen.findByRole('link', { name: 'Open in the calendar' })).toHaveFocus();
  });
});

describe('a link whose making is repeated by the network', () => {
  it('is made once, by an id of its press', async () => {
    serve();
    await openTripPage(id);
    const links = await findLinks();
    const renew = links.getByRole('button', { name: 'A new link in place of this one: Club' });
    await userEvent.click(renew);
    await userEvent.click(renew);
    const ids = sentTo('/api/trip/link').map((body): unknown => Object(body).id);
    expect(ids).toEqual([expect.stringMatching(isUuid), expect.stringMatching(isUuid)]);
    expect(new Set(ids).size).toBe(2);
  });

  it('is made once, also if somebody presses again because there was no answer', async () => {
    serve();
    await openTripPage(id);
    const links = await findLinks();
    const renew = links.getByRole('button', { name: 'A new link in place of this one: Club' });
    jest.mocked(fetchAnswer).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(renew);
    expect(await screen.findByText('This was not saved. Please try again.')).toBeVisible();
    await userEvent.click(renew);
    await waitFor(() => expect(sentTo('/api/trip/link')).toHaveLength(2));
    const [first, second] = sentTo('/api/trip/link').map((body): unknown => Object(body).id);
    expect(second).toBe(first);
  });

  it('and not known by its token is not said to be saved', async () => {
    serve();
    await openTripPage(id);
    await findLinks();
    jest.mocked(fetchAnswer).mockResolvedValue({ status: 200, body: { status: 'success', trip } });
    await userEvent.click(screen.getByRole('button', { name: 'A further link' }));
    await userEvent.keyboard('Parents{Enter}');
    expect(await screen.findByText('This was not saved. Please try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'What is it for?' })).toHaveValue('Parents');
  });
});

it('an address for a lost link is offered where e-mails are sent, and can be forgotten', async () => {
  serve();
  await openTripPage(id);
  const email = await screen.findByRole('textbox', { name: 'Your email' });
  await userEvent.type(email, 'olga');
  await userEvent.click(screen.getByRole('button', { name: 'Keep it for this trip' }));
  expect(email).toHaveFocus();
  expect(sentTo('/api/trip/link')).toEqual([]);
  serve({ has_recovery: true });
  await userEvent.type(email, '@example.com{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Forget it' }));
  expect(sentTo('/api/trip/link')).toMatchObject([
    { trip: id, link: { kind: 'recovery', email: 'olga@example.com' } },
    { trip: id, link: { kind: 'recovery', email: null } },
  ]);
});

it('no address is asked for where no e-mails are sent', async () => {
  serve({ has_recovery: null });
  await openTripPage(id);
  await findLinks();
  expect(screen.queryByRole('textbox', { name: 'Your email' })).toBeNull();
});

it('a calendar link is made on a press, and shown once', async () => {
  serve();
  await openTripPage(id);
  await userEvent.click(await screen.findByRole('button', { name: 'Make my calendar link' }));
  expect(sentTo('/api/trip/link')).toMatchObject([{ trip: id, link: { kind: 'feed' } }]);
  const calendar = await screen.findByRole('link', { name: 'Open in the calendar' });
  expect(calendar).toHaveAttribute('href', `webcal://localhost/api/trip/feed/${token}.ics`);
  expect(screen.getByText(/Google may take a day/)).toBeVisible();
});

it('whoever lost a link types an address, and learns the same whatever it is', async () => {
  serve();
  await openTripPage('', 'en', { canRecover: true });
  const email = await screen.findByRole('textbox', { name: 'Your email' });
  await userEvent.type(email, 'olga@example.com{Enter}');
  expect(await screen.findByText(/If there is a trip for this address/)).toBeVisible();
  expect(sentTo('/api/trip/recovery')).toEqual([{ email: 'olga@example.com' }]);
  jest.mocked(fetchAnswer).mockRejectedValue(new HttpError('status', 'POST', 429));
  await userEvent.clear(email);
  await userEvent.type(email, 'olga@example.com{Enter}');
  expect(await screen.findByText(/Too many attempts in a short time/)).toBeVisible();
});

it('nobody is asked for an address where no e-mails are sent', async () => {
  await openTripPage('');
  expect(screen.queryByRole('heading', { name: 'Lost your link?' })).toBeNull();
});

it('can be used by everybody', async () => {
  serve();
  const { container } = await openTripPage(id);
  await findLinks();
  await userEvent.click(screen.getByRole('button', { name: 'A further link' }));
  expect(await screen.findByRole('radio', { name: 'Looking only' })).toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
});
