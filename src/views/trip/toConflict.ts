import type { Command } from '@/commerce/trips/model/command';
import type { ShownEvent, ShownItem, TripState } from '@/commerce/trips/model/tripState';

/** One of two versions of the same thing, of which a text is made. */
export type Version =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'people'; readonly people: number }
  | { readonly kind: 'asMany' | 'removed' | 'planned' | 'proposed' | 'stays' };

/** What this visitor has set, and what somebody else has set meanwhile. */
export interface Conflict {
  readonly command: Command;
  /** `null`: the size of the whole group. */
  readonly activity: string | null;
  readonly mine: Version;
  readonly theirs: Version;
  /** The guest who has set it, if that is known. */
  readonly guest: string | null;
}

const toSize = ({ followsRsvps, ownPeople }: ShownItem): Version =>
  followsRsvps ? { kind: 'asMany' } : { kind: 'people', people: ownPeople };

const toVersions = (
  command: Command,
  state: TripState,
  item: ShownItem | undefined,
): Pick<Conflict, 'mine' | 'theirs'> | undefined => {
  if (command.kind === 'setPeople') {
    return {
      mine: { kind: 'people', people: command.people },
      theirs: { kind: 'people', people: state.ownPeople },
    };
  }
  if (!item) return undefined;
  switch (command.kind) {
    case 'setDay':
      return { mine: { kind: 'day', day: command.day }, theirs: { kind: 'day', day: item.day } };
    case 'setItemPeople':
      return { mine: { kind: 'people', people: command.people }, theirs: toSize(item) };
    case 'followRsvps':
      return { mine: toSize({ ...item, followsRsvps: command.follows }), theirs: toSize(item) };
    case 'removeItem':
      return { mine: { kind: 'removed' }, theirs: { kind: 'stays' } };
    case 'acceptItem':
      return { mine: { kind: 'planned' }, theirs: { kind: item.state } };
    default:
      return undefined;
  }
};

const sizeKinds: ReadonlySet<string> = new Set(['setPeople', 'setItemPeople', 'followRsvps']);

/** What a guest does for himself, which conflicts with nothing. */
const ownKinds: ReadonlySet<string> = new Set(['vote', 'rsvp']);

/** Whether a change has set what a command sets. */
const isAboutSame = ({ kind, item }: ShownEvent, command: Command, id: number | null): boolean => {
  if (command.kind === 'setPeople' || (kind === 'setPeople' && sizeKinds.has(command.kind))) {
    return sizeKinds.has(kind);
  }
  return item === id && !ownKinds.has(kind);
};

const toItem = (command: Command): number | null =>
  'item' in command && typeof command.item === 'number' ? command.item : null;

/**
 * The two versions of what a refused command is about.
 *
 * @param state the trip of now
 * @returns `undefined` if there is nothing to choose: the activity is gone, or both have set the same
 */
export const toConflict = (command: Command, state: TripState): Conflict | undefined => {
  const id = toItem(command);
  const item = state.items.find((it) => it.id === id);
  const versions = toVersions(command, state, item);
  if (!versions || JSON.stringify(versions.mine) === JSON.stringify(versions.theirs)) {
    return undefined;
  }
  const event = state.events.findLast(
    (it) => it.guest !== state.you && isAboutSame(it, command, id),
  );
  return {
    command,
    activity: item?.name ?? null,
    ...versions,
    guest: event?.guest ?? null,
  };
};
