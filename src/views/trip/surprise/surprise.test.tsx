/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteId } from '@/config/sites/site';
import { fetchAnswer } from '@/platform/http/client';
import { HttpError } from '@troupe/basics/http/httpError';
import { findViolations } from '@/testing/axe';
import { openTripPage, sentTo } from '@/testing/openTripPage';

jest.mock('@/platform/http/client');

const id = 'aB3dE5gH7jK9';
const surpriseId = '0123456789abcdef';
const token = 't'.repeat(22);
const [olga, tom, own] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
];

const piece = (change: object = {}) => ({
  kind: 'place',
  text: 'Be at your front door',
  day: '2026-12-04',
  time: '15:00',
  place: 'Green Street',
  ...change,
});

const trip = {
  id,
  revision: 4,
  scope: 'edit',
  you: olga,
  city: {
    slug: 'krakow',
    name: 'Krakow',
    href: '/krakow',
    picture: null,
    time_zone: 'Europe/Warsaw',
  },
  currency: 'EUR',
  arrival: '2026-12-04',
  departure: '2026-12-06',
  items: [
    {
      id: 1,
      name: 'Go-karting',
      day: '2026-12-05',
      date_choice: 'chosen',
      start_time: '14:00',
      people: 5,
      own_people: 5,
      state: 'planned',
      is_sold: true,
    },
  ],
  guest_count: 2,
  guests: [
    { id: olga, name: 'Olga', role: 'organiser', answer: 'yes' },
    { id: tom, name: 'Tom', role: 'guest', answer: null },
  ],
  shares: [{ guest: tom, kind: 'honour', value: 0 }],
  surprise: null as object | null,
  pieces: [] as readonly object[],
  links: [] as readonly object[],
};

const answer = (body: object) => ({
  status: 200,
  body: { status: 'success', version: 'v', ...body },
});

beforeEach(() => {
  localStorage.clear();
  jest.mocked(fetchAnswer).mockReset();
});

describe('a guest of honour', () => {
  const state = { id: surpriseId, pieces: [piece()], next: null as string | null };

  it('opens his link, and reads what he may know', async () => {
    jest.mocked(fetchAnswer).mockResolvedValue(answer({ surprise: state }));
    const { container } = await openTripPage(token);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Something is waiting for you');
    await waitFor(() => expect(heading).toHaveFocus());
    const [card] = within(screen.getByRole('list', { name: 'What you need to know' })).getAllByRole(
      'listitem',
    );
    for (const text of ['Be there', 'Be at your front door', 'Friday', '15:00', 'Green Street']) {
      expect(card).toHaveTextContent(text);
    }
    expect(window.location.hash).toBe(`#${surpriseId}`);
    // A list of trips names cities.
    expect(localStorage.getItem('trips')).toBeNull();
    expect(sentTo('/api/trip/open')).toEqual([{ token }]);
    const urls = jest.mocked(fetchAnswer).mock.calls.map(([url]) => url);
    expect(urls).not.toContain(`/api/trip?id=${surpriseId}`);
    expect(await findViolations(container)).toEqual([]);
  });

  it('is told when there is more, and that nothing follows', async () => {
    const next = new Date(Date.now() + 3 * 86_400_000 + 3_600_000).toISOString();
    jest.mocked(fetchAnswer).mockResolvedValue(answer({ surprise: { ...state, next } }));
    await openTripPage(surpriseId);
    expect(await screen.findByText('Still sealed')).toBeVisible();
    expect(screen.getByText('in 3 days')).toBeVisible();
  });

  it('without a piece is asked to look again', async () => {
    const nothing = { ...state, pieces: [] };
    jest.mocked(fetchAnswer).mockResolvedValue(answer({ surprise: nothing }));
    await openTripPage(surpriseId);
    expect(await screen.findByText(/^Nothing to read yet/)).toBeVisible();
  });

  it('whose link has ended sees that it opens nothing', async () => {
    jest.mocked(fetchAnswer).mockRejectedValue(new HttpError('status', 'not found', 404, {}));
    await openTripPage(surpriseId);
    expect(
      await screen.findByRole('heading', { name: 'This link does not open a trip' }),
    ).toBeVisible();
  });
});

describe('the organiser', () => {
  const serve = (change: object = {}, made: object = {}) =>
    jest.mocked(fetchAnswer).mockImplementation(async (url) =>
      answer({
        trip: { ...trip, ...change },
        ...(url === '/api/trip/link' ? made : {}),
      }),
    );

  const openPanel = async (siteId?: SiteId) => {
    await openTripPage(id, siteId);
    const region = await screen.findByRole('region', { name: 'A surprise' });
    const button = within(region).queryByRole('button', { name: 'Plan the surprise' });
    if (button) await userEvent.click(button);
    return within(region);
  };

  it('is asked before the links of a guest end', async () => {
    serve();
    const panel = await openPanel();
    // Who pays nothing is most likely the guest of honour.
    const who = await panel.findByRole('combobox', { name: 'Who is the guest of honour?' });
    expect(who).toHaveDisplayValue('Tom');
    await userEvent.click(panel.getByRole('button', { name: 'Turn the surprise on' }));
    expect(sentTo('/api/trip/command')).toEqual([]);
    expect(panel.getByText(/^Tom is a guest already and can see the trip/)).toBeVisible();
    await userEvent.click(
      panel.getByRole('button', { name: 'Deactivate these links and turn it on' }),
    );
    await waitFor(() =>
      expect(sentTo('/api/trip/command')).toMatchObject([
        { command: { kind: 'setSurprise', guest: tom, tellsNext: true } },
      ]),
    );
  });

  it('of a company reads of the person being celebrated', async () => {
    serve();
    const panel = await openPanel('en2');
    expect(await panel.findByRole('combobox', { name: 'Who is being celebrated?' })).toBeVisible();
    expect(panel.queryByText(/guest of honour/)).toBeNull();
  });

  it('is warned of a text that gives the trip away, and may save it', async () => {
    serve();
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: /Write a part/ }));
    await userEvent.click(await panel.findByRole('button', { name: 'Save the part' }));
    const text = panel.getByRole('textbox', { name: 'Text' });
    expect(text).toHaveAccessibleDescription(/Please write something/);
    await userEvent.type(text, 'Karting in Krakow');
    await userEvent.click(panel.getByRole('button', { name: 'Save the part' }));
    expect(panel.getByText(/^This names Krakow, Go-karting/)).toBeVisible();
    expect(sentTo('/api/trip/command')).toEqual([]);
    await userEvent.click(panel.getByRole('button', { name: 'Save it all the same' }));
    await waitFor(() =>
      expect(sentTo('/api/trip/command')).toMatchObject([
        {
          command: {
            kind: 'addPiece',
            piece: { kind: 'pack', text: 'Karting in Krakow', revealAt: null, day: null },
          },
        },
      ]),
    );
  });

  it('begins with an activity: its start, and words that do not name it', async () => {
    serve();
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: /Write a part/ }));
    await userEvent.selectOptions(
      await panel.findByRole('combobox', { name: 'Begin with an activity' }),
      'Go-karting',
    );
    await userEvent.click(panel.getByRole('button', { name: 'Save the part' }));
    await waitFor(() => expect(sentTo('/api/trip/command')).toHaveLength(1));
    const [command] = sentTo('/api/trip/command');
    expect(command).toMatchObject({
      command: { piece: { kind: 'place', day: '2026-12-05', time: '14:00' } },
    });
    expect(JSON.stringify(command)).not.toMatch(/karting|Krakow/i);
  });

  it('sees what is shown and what is not, and shows a piece at once', async () => {
    const hidden = {
      id: own,
      ...piece({ text: 'Bring a jacket' }),
      reveal_at: '2099-12-04T17:00:00Z',
    };
    const shown = { id: olga, ...piece(), reveal_at: '2026-01-04T17:00:00Z' };
    serve({ surprise: { guest: null, tells_next: true }, pieces: [shown, hidden] });
    const panel = await openPanel();
    expect(await panel.findByText(/^Opens in .* 4 December/)).toBeVisible();
    expect(panel.getByText(/^Shown since/)).toBeVisible();
    const preview = within(panel.getByRole('list', { name: 'What you need to know' }));
    expect(preview.getByText('Be at your front door')).toBeVisible();
    expect(preview.queryByText('Bring a jacket')).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Show now: Bring a jacket' }));
    await waitFor(() =>
      expect(sentTo('/api/trip/command')).toMatchObject([
        { command: { kind: 'setPiece', piece: own, to: { revealAt: null } } },
      ]),
    );
  });

  it('looks at another moment', async () => {
    const hidden = {
      id: own,
      ...piece({ text: 'Bring a jacket' }),
      reveal_at: '2099-12-04T17:00:00Z',
    };
    serve({ surprise: { guest: null, tells_next: true }, pieces: [hidden] });
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('radio', { name: 'At another time' }));
    const moment = await panel.findByLabelText('Time (in Krakow)');
    await userEvent.type(moment, '2099-12-04T18:00');
    const preview = within(panel.getByRole('list', { name: 'What you need to know' }));
    expect(preview.getByText('Bring a jacket')).toBeVisible();
  });

  it('gets the link once, with words that name nothing', async () => {
    const links = [{ id: 'l', scope: 'honour', guest: null, at: '', is_own: false }];
    serve({ surprise: { guest: tom, tells_next: true }, links }, { token });
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: 'Make a new link' }));
    const chat = await panel.findByRole('link', { name: 'WhatsApp' });
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(`/trip#${token}`);
    expect(chat.getAttribute('href')).not.toMatch(/Krakow|karting/i);
    const mail = panel.getByRole('link', { name: 'Email' });
    expect(mail.getAttribute('href')).not.toMatch(/Krakow|karting/i);
    // He gets no link of his own.
    expect(screen.queryByRole('button', { name: 'Link for Tom' })).toBeNull();
  });
});
