/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchAnswer } from '@/platform/http/client';
import { HttpError } from '@troupe/basics/http/httpError';
import { findViolations } from '@/testing/axe';
import { openTripPage, sentTo } from '@/testing/openTripPage';

jest.mock('@/platform/http/client');

const id = 'aB3dE5gH7jK9';
const token = 't'.repeat(22);
const [olga, ann] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
];

const item = (change: object = {}) => ({
  id: 1,
  name: 'Go-karting',
  href: '/go-karting/krakow',
  picture: { src: '/images/fallback.jpg', width: 1200, height: 900, color: '#d9d4c8' },
  summary: '',
  duration: '2 hr',
  day: '2026-12-05',
  date_choice: 'chosen',
  start_time: '14:00',
  people: 5,
  own_people: 5,
  follows_rsvps: false,
  most_people: 12,
  coming: { yes: 1, no: 0 },
  state: 'planned',
  is_sold: true,
  total: 605,
  per_head: 121,
  votes: { yes: 1, ifNeeded: 0, no: 0 },
  ...change,
});

/** When and where an activity takes place. */
const times = {
  startTimes: ['14:00', '18:00'],
  durationMinutes: 90,
  closedWeekdays: [],
  seasonMonths: [12],
  closedHours: [],
  minAge: null,
  begins: { name: 'Kart hall', latitude: 50.06, longitude: 19.94 },
  ends: null,
};

const shared = {
  id,
  revision: 4,
  city: { slug: 'krakow', name: 'Krakow', href: '/krakow', picture: null },
  currency: 'EUR',
  arrival: '2026-12-04',
  departure: '2026-12-06',
  items: [item()],
  people: 5,
  own_people: 5,
  total: 605,
  per_head: 121,
  guest_count: 2,
  answers: { yes: 1, maybe: 0, no: 0 },
};

const known = {
  guests: [
    { id: olga, name: '', role: 'organiser', answer: 'yes' },
    { id: ann, name: 'Ann', role: 'guest', answer: null },
  ],
  voters: [{ item: 1, guest: olga, choice: 'yes' }],
  proposals: [],
  rsvps: [],
  events: [],
  comments: [{ id: 'c', guest: ann, text: 'Can we start earlier?', at: '' }],
  others: [{ id: 7, name: 'Food tour' }],
};

const states = {
  invited: { ...shared, scope: 'guest' },
  guest: { ...shared, ...known, scope: 'guest', you: ann },
  viewer: { ...shared, scope: 'view' },
  organiser: {
    ...shared,
    ...known,
    scope: 'edit',
    you: olga,
    booking: { href: '/checkout/krakow/cart', items: [] },
    links: [{ id: 'l', scope: 'edit', guest: olga, at: '', is_own: true }],
  },
};

type Who = keyof typeof states;

/** Answers every call as the shop does, with the trip as `who` sees it. */
const serve = (who: Who, command?: (body: object) => unknown) =>
  jest.mocked(fetchAnswer).mockImplementation(async (url, { body } = {}) => {
    const answer = { status: 'success', version: 'v', trip: states[who], own: true };
    if (url !== '/api/trip/command' || !command) return { status: 200, body: answer };
    return { status: 200, body: { ...answer, ...Object(command(Object(body))) } };
  });

beforeEach(() => {
  localStorage.clear();
  jest.mocked(fetchAnswer).mockReset();
});

it('exchanges the token for a cookie, and leaves only the public id in the address', async () => {
  serve('guest');
  await openTripPage(token);
  expect(await screen.findByRole('heading', { level: 1, name: 'Krakow together' })).toBeVisible();
  expect(sentTo('/api/trip/open')).toEqual([{ token }]);
  expect(window.location.hash).toBe(`#${id}`);
  // The page is found again, and not the token.
  expect(localStorage.getItem('trips')).not.toContain(token);
  expect(screen.getByRole('heading', { name: 'Keep your own link' })).toBeVisible();
});

it('shows at once what is proposed, what it costs and who has answered', async () => {
  serve('guest');
  await openTripPage(id);
  expect(await screen.findByText('€121 each')).toBeVisible();
  expect(screen.getByText('For all 5').nextSibling).toHaveTextContent('€605');
  expect(screen.getByText('Answered').nextSibling).toHaveTextContent('1 of 2');
  expect(screen.getByText('1 activity waits for your vote.', { exact: false })).toBeVisible();
  expect(screen.getByText('Yes: Organiser')).toBeVisible();
});

it('a vote is one press, is shown at once and announced, and can be changed', async () => {
  serve('guest');
  await openTripPage(id);
  const votes = within(await screen.findByRole('radiogroup', { name: 'Your vote on Go-karting' }));
  await userEvent.click(votes.getByRole('radio', { name: /If need be/ }));
  await waitFor(() =>
    expect(screen.getByText('Your vote on Go-karting: If need be')).toBeInTheDocument(),
  );
  await userEvent.click(votes.getByRole('radio', { name: /^Yes/ }));
  await waitFor(() => expect(sentTo('/api/trip/command')).toHaveLength(2));
  expect(sentTo('/api/trip/command')).toMatchObject([
    { trip: id, base: 4, command: { kind: 'vote', item: 1, choice: 'ifNeeded' } },
    { trip: id, base: 4, command: { kind: 'vote', item: 1, choice: 'yes' } },
  ]);
});

it('a person says a name and is in', async () => {
  let who: Who = 'invited';
  jest.mocked(fetchAnswer).mockImplementation(async (url) => {
    if (url === '/api/trip/command') who = 'guest';
    return { status: 200, body: { status: 'success', trip: states[who], version: who, token } };
  });
  await openTripPage(id);
  const name = await screen.findByRole('textbox', { name: 'Your name' });
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(name).toHaveAccessibleDescription('Please enter a name.');
  expect(name).toHaveFocus();
  await userEvent.type(name, 'Ann{Enter}');
  expect(await screen.findByRole('heading', { name: 'Are you coming, Ann?' })).toBeVisible();
  expect(sentTo('/api/trip/command')).toMatchObject([{ command: { kind: 'join', name: 'Ann' } }]);
});

it('somebody who only looks cannot vote, and learns no names', async () => {
  serve('viewer');
  await openTripPage(id);
  expect(await screen.findByText('1 yes, 0 if need be, 0 no')).toBeVisible();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Who’s coming' })).toBeNull();
});

it('the organiser sees who has not answered, and copies a reminder', async () => {
  serve('organiser');
  await openTripPage(id);
  expect(await screen.findByText('Still to answer: Ann')).toBeVisible();
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy a reminder' }));
  expect(writeText).toHaveBeenCalledWith(
    'Ann: please have a look at our trip to Krakow and answer.',
  );
});

it('the organiser shares the invitation that this browser has', async () => {
  const invitation = 'i'.repeat(22);
  localStorage.setItem(
    'trips',
    JSON.stringify([{ id, city: 'Krakow', day: '2026-12-04', invitation }]),
  );
  serve('organiser');
  await openTripPage(id);
  const chat = await screen.findByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(`/trip#${invitation}`);
});

const lateBy = (trip: object) =>
  new HttpError('status', 'POST /api/trip/command: status 412', 412, { message: 'conflict', trip });

const changedByAnn = {
  ...states.organiser,
  revision: 5,
  own_people: 9,
  people: 9,
  total: 1089,
  events: [
    {
      revision: 5,
      guest: ann,
      kind: 'setPeople',
      item: null,
      undoes: null,
      at: '',
      can_undo: false,
    },
  ],
};

describe('what somebody else has changed a moment before', () => {
  const press = async () => {
    serve('organiser');
    await openTripPage(id);
    await screen.findByText('Still to answer: Ann');
    jest.mocked(fetchAnswer).mockRejectedValueOnce(lateBy(changedByAnn));
    const more = screen.getByRole('button', { name: 'One person more' });
    await userEvent.click(more);
    return { more, choice: await screen.findByRole('dialog', { name: 'People in the group' }) };
  };

  it('stands beside the visitor’s own version, which has the focus, and is kept by Escape', async () => {
    const { more, choice } = await press();
    expect(choice).toHaveFocus();
    expect(screen.getByText('€1,089')).toBeVisible();
    expect(within(choice).getByText('Ann’s choice').nextSibling).toHaveTextContent('9 people');
    expect(within(choice).getByText('Your choice').nextSibling).toHaveTextContent('6 people');
    await userEvent.keyboard('{Escape}');
    expect(choice).not.toBeInTheDocument();
    expect(screen.getByText('Theirs is kept.')).toBeVisible();
    expect(more).toHaveFocus();
    expect(sentTo('/api/trip/command')).toHaveLength(1);
  });

  it('is replaced on the revision of now', async () => {
    const { more, choice } = await press();
    await userEvent.tab();
    await userEvent.tab();
    expect(within(choice).getByRole('button', { name: 'Use mine' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Yours counts now.')).toBeVisible();
    expect(sentTo('/api/trip/command')).toMatchObject([
      { base: 4, command: { kind: 'setPeople', people: 6 } },
      { base: 5, command: { kind: 'setPeople', people: 6 } },
    ]);
    expect(more).toHaveFocus();
  });
});

it('a guest says that he does not come to one activity', async () => {
  serve('guest', () => ({
    trip: { ...states.guest, rsvps: [{ item: 1, guest: ann, answer: 'yes' }] },
  }));
  await openTripPage(id);
  const isIn = await screen.findByRole('checkbox', { name: 'I’m in: Go-karting' });
  expect(isIn).not.toBeChecked();
  await userEvent.click(isIn);
  expect(await screen.findByText('You are in: Go-karting')).toBeVisible();
  expect(isIn).toBeChecked();
  expect(sentTo('/api/trip/command')).toMatchObject([
    { command: { kind: 'rsvp', item: 1, answer: 'yes' } },
  ]);
});

it('the price says for how many it is, and the screen if fewer have said yes', async () => {
  serve('guest');
  await openTripPage(id);
  expect(await screen.findByText('€605 for 5 people')).toBeVisible();
  expect(screen.getByText('4 fewer have said yes than the price is for.')).toBeVisible();
});

it('the organiser lets the number of one activity follow the answers', async () => {
  serve('organiser');
  await openTripPage(id);
  await screen.findByText('Still to answer: Ann');
  await userEvent.click(screen.getByRole('checkbox', { name: 'As many as come: Go-karting' }));
  await userEvent.click(screen.getByRole('button', { name: 'One person more: Go-karting' }));
  await waitFor(() =>
    expect(sentTo('/api/trip/command')).toMatchObject([
      { command: { kind: 'followRsvps', item: 1, follows: true } },
      { command: { kind: 'setItemPeople', item: 1, people: 6 } },
    ]),
  );
});

it('removing a guest is asked about first', async () => {
  serve('organiser');
  await openTripPage(id);
  await screen.findByText('Still to answer: Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ann' }));
  expect(sentTo('/api/trip/command')).toEqual([]);
  const question = within(await screen.findByRole('dialog'));
  expect(await question.findByText(/This cannot be undone/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Remove Ann' }));
  await waitFor(() =>
    expect(sentTo('/api/trip/command')).toMatchObject([
      { command: { kind: 'removeGuest', guest: ann } },
    ]),
  );
});

describe('what has changed', () => {
  const event = (revision: number, change: object) => ({
    revision,
    guest: ann,
    kind: 'vote',
    item: 1,
    undoes: null,
    at: '',
    can_undo: false,
    ...change,
  });
  const events = [
    event(1, {}),
    event(2, { guest: olga, kind: 'setDay' }),
    event(3, { guest: olga, kind: 'undo', undoes: 2 }),
    event(4, { guest: olga, kind: 'undo', undoes: 3, can_undo: true }),
    event(5, { kind: 'undo', undoes: 99 }),
  ];

  it('is told in words, and what was undone too', async () => {
    jest.mocked(fetchAnswer).mockResolvedValue({
      status: 200,
      body: { status: 'success', version: 'v', trip: { ...states.guest, events } },
    });
    await openTripPage(id);
    const list = within(await screen.findByRole('region', { name: 'What has changed' }));
    expect(list.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
      'Ann undid: an earlier change',
      'Organiser brought back: Organiser moved Go-kartingUndo',
      'Organiser undid: Organiser moved Go-karting',
      'Organiser moved Go-karting',
      'Ann voted on Go-karting',
    ]);
    await userEvent.click(list.getByRole('button', { name: /^Undo: Organiser brought back/ }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(sentTo('/api/trip/command')).toMatchObject([{ command: { kind: 'undo', revision: 4 } }]);
    expect(list.getByRole('heading')).toHaveFocus();
  });

  it('is undone right after the press that has led to it', async () => {
    const moved = event(5, { guest: ann, can_undo: true });
    serve('guest', () => ({ trip: { ...states.guest, revision: 5, events: [moved] } }));
    await openTripPage(id);
    const votes = await screen.findByRole('radiogroup', { name: 'Your vote on Go-karting' });
    await userEvent.click(within(votes).getByRole('radio', { name: /^No/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sentTo('/api/trip/command')).toHaveLength(2));
    expect(sentTo('/api/trip/command')).toMatchObject([
      {},
      { base: 5, command: { kind: 'undo', revision: 5 } },
    ]);
  });

  it('cannot be undone once it has been changed again, which is said', async () => {
    serve('organiser', () => ({ trip: { ...states.organiser, events } }));
    jest.mocked(fetchAnswer).mockResolvedValueOnce({
      status: 200,
      body: { status: 'success', version: 'v', trip: { ...states.organiser, events } },
    });
    await openTripPage(id);
    const undo = await screen.findByRole('button', { name: /^Undo: Organiser brought back/ });
    jest.mocked(fetchAnswer).mockRejectedValueOnce(lateBy({ ...states.organiser, events }));
    await userEvent.click(undo);
    expect(await screen.findByText(/can no longer be undone/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each(['x', 'k'.repeat(23), 'visit=%7B%7D'])(
  'finds nothing for %s, and asks nobody',
  async (hash) => {
    await openTripPage(hash);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This link does not open a trip',
    );
    expect(fetchAnswer).not.toHaveBeenCalled();
  },
);

it('says the same of a token that the shop does not know, and remembers nothing', async () => {
  jest.mocked(fetchAnswer).mockRejectedValue(new HttpError('status', 'POST', 404));
  await openTripPage(token);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'This link does not open a trip',
  );
  expect(localStorage.getItem('trips')).toBeNull();
});

it('lists the trips of this browser when it is opened without a link', async () => {
  localStorage.setItem('trips', JSON.stringify([{ id, city: 'Kraków', day: '2026-12-04' }]));
  await openTripPage('', 'pl');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wspólne wyjazdy');
  expect(screen.getByRole('link', { name: 'Kraków, od: 4 grudnia 2026' })).toHaveAttribute(
    'href',
    `/wyjazd#${id}`,
  );
});

it.each(['guest', 'organiser', 'invited'] as const)('can be used by everybody: %s', async (who) => {
  serve(who);
  const { container } = await openTripPage(id, 'en2');
  await screen.findByText('€121 each');
  expect(await findViolations(container)).toEqual([]);
});

describe('the timeline', () => {
  const plan = (who: 'organiser' | 'guest') => ({
    ...states[who],
    city: { ...shared.city, time_zone: 'Europe/Warsaw' },
    items: [
      item({ times }),
      item({ id: 2, name: 'Food tour', times: { ...times, startTimes: ['14:00', '16:00'] } }),
    ],
  });
  const answer = (who: 'organiser' | 'guest') =>
    jest.mocked(fetchAnswer).mockImplementation(async () => ({
      status: 200,
      body: { status: 'success', version: 'v', trip: plan(who), own: true },
    }));

  it('sends the organiser’s way out as one command', async () => {
    answer('organiser');
    await openTripPage(id);
    expect(await screen.findByText('Overlaps with Go-karting.')).toBeVisible();
    await userEvent.click(
      await screen.findByRole('button', { name: /Move to Sat.* 5 Dec.*16:00.*Food tour/ }),
    );
    await waitFor(() =>
      expect(sentTo('/api/trip/command')).toMatchObject([
        {
          command: {
            kind: 'setStarts',
            starts: [{ item: 2, day: '2026-12-05', time: '16:00' }],
          },
        },
      ]),
    );
  });

  it('is for a guest to read', async () => {
    answer('guest');
    await openTripPage(id);
    expect(await screen.findByText(/It would fit: Food tour/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Move to/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Arrange it for us' })).not.toBeInTheDocument();
  });
});
