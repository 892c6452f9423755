import { randomUUID } from 'node:crypto';
import { toCommandKey } from '../commandKey';
import { createLink } from '../createLink';
import { applyCommand, type CommandContext } from '../model/applyCommand';
import { type Command, listSubjects, toItemId } from '../model/command';
import type { TripEvent } from '../model/event';
import { listReplaced } from '../model/replaced';
import type { NewPiece } from '../model/surprise';
import type { Guest, Trip, TripItem } from '../model/trip';

export const at = (minute: number) => new Date(Date.UTC(2026, 4, 23, 10, minute));

export const createGuest = (change: Partial<Guest> = {}): Guest => ({
  id: randomUUID(),
  name: 'Ann',
  role: 'guest',
  joinedAt: at(1).toISOString(),
  answer: null,
  ...change,
});

export const createItem = (change: Partial<TripItem> = {}): TripItem => ({
  productId: 1,
  name: 'Karaoke',
  people: 8,
  followsRsvps: false,
  day: '2026-06-20',
  dateChoice: 'chosen',
  time: null,
  extras: [{ id: 11, quantity: 2 }],
  state: 'planned',
  addedBy: null,
  ...change,
});

export const createPiece = (change: Partial<NewPiece> = {}): NewPiece => ({
  kind: 'place',
  text: 'Be at your front door',
  day: '2026-06-19',
  time: '15:00',
  place: null,
  revealAt: '2026-06-19T08:00:00.000Z',
  ...change,
});

/** A trip to Krakow of an organiser and a guest, with the activities of the small content. */
export const createTestTrip = (change: Partial<Trip> = {}): Trip => ({
  id: randomUUID().replaceAll('-', '').slice(0, 12),
  revision: 0,
  createdAt: at(0).toISOString(),
  shopGroupId: 1,
  city: 'krakow',
  currency: 'EUR',
  stay: { arrival: '2026-06-19', departure: '2026-06-21' },
  items: [createItem()],
  guests: [
    createGuest({ role: 'organiser', name: 'Olga', joinedAt: at(0).toISOString() }),
    createGuest(),
  ],
  votes: [],
  rsvps: [],
  comments: [],
  shares: [],
  takers: [],
  collection: null,
  charges: [],
  ledger: [],
  surprise: null,
  pieces: [],
  ...change,
});

/** Of a command that was not sent before. */
export const createIds = () => ({
  newId: randomUUID(),
  commandId: randomUUID(),
  createId: randomUUID,
});

export const createRequest = () => ({ id: randomUUID(), bodyHash: 'hash' });

/** The links of a trip: of the organiser, for those who are invited, to look only, and of its first guest. */
export const createTestLinks = ({ guests }: Trip) => {
  const [organiser, guest] = guests;
  return {
    edit: createLink('edit', organiser?.id ?? null, at(0)),
    guest: createLink('guest', null, at(0)),
    view: createLink('view', null, at(0)),
    own: createLink('guest', guest?.id ?? null, at(1)),
  };
};

/** The trip after a command, with its event. @throws if the command is refused */
export const runOn = (
  before: Trip,
  command: Command,
  {
    guestId,
    history = [],
    since = [],
    newId = randomUUID(),
    commandId = randomUUID(),
  }: Partial<CommandContext> = {},
): { readonly before: Trip; readonly after: Trip; readonly event: TripEvent } => {
  const by = guestId ?? before.guests[0]?.id ?? '';
  const now = at(before.revision + 1).toISOString();
  const applied = applyCommand(before, command, {
    guestId: by,
    since,
    history,
    newId,
    now,
    commandId,
    createId: randomUUID,
  });
  if (!applied.ok) throw new Error(applied.problem);
  const after = applied.value;
  const undone = history[0];
  const event = {
    revision: after.revision,
    commandKey: toCommandKey(commandId, command),
    guestId: by,
    subjects: undone?.subjects ?? listSubjects(command),
    kind: command.kind,
    item: undone?.item ?? toItemId(command),
    replaced: listReplaced(before, after),
    undoes: undone?.revision ?? null,
    createdAt: now,
  };
  return { before, after, event };
};
