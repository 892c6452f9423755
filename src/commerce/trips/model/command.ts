import type { TripAnswer, TripItem, VoteChoice } from './trip';

/** An activity as somebody adds it. */
export type NewItem = Omit<TripItem, 'state' | 'addedBy'>;

/** The day and the start time that an organiser chooses for an activity. */
export interface ItemStart {
  readonly item: number;
  /** `YYYY-MM-DD` in the city's time zone. */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
}

/** A change of a trip. */
export type Command =
  /** A person says a name and becomes a guest. */
  | { readonly kind: 'join'; readonly name: string }
  | { readonly kind: 'rename'; readonly name: string }
  /** `null` takes the vote back. */
  | { readonly kind: 'vote'; readonly item: number; readonly choice: VoteChoice | null }
  /** Whether the guest comes along. */
  | { readonly kind: 'answer'; readonly answer: TripAnswer | null }
  /** Adds an activity; a guest's is a proposal. */
  | { readonly kind: 'addItem'; readonly item: NewItem }
  | { readonly kind: 'acceptItem'; readonly item: number }
  | { readonly kind: 'removeItem'; readonly item: number }
  /** The size of the group, for all activities. */
  | { readonly kind: 'setPeople'; readonly people: number }
  | { readonly kind: 'setDay'; readonly item: number; readonly day: string }
  /** Days and start times of several activities at once, as a timeline proposes them. */
  | { readonly kind: 'setStarts'; readonly starts: readonly ItemStart[] }
  | { readonly kind: 'removeGuest'; readonly guest: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'removeComment'; readonly comment: string };

export type CommandKind = Command['kind'];

/** The activity that a command is about; `null` if it is about none or several. */
export const toItemId = (command: Command): number | null => {
  if (command.kind === 'setStarts') {
    const [first, ...others] = command.starts;
    return first && others.length === 0 ? first.item : null;
  }
  if (!('item' in command)) return null;
  return typeof command.item === 'number' ? command.item : command.item.productId;
};

export const commandKinds = [
  'join',
  'rename',
  'vote',
  'answer',
  'addItem',
  'acceptItem',
  'removeItem',
  'setPeople',
  'setDay',
  'setStarts',
  'removeGuest',
  'comment',
  'removeComment',
] as const satisfies readonly CommandKind[];

/** What only an organiser may do. */
const organiserKinds: ReadonlySet<CommandKind> = new Set([
  'acceptItem',
  'removeItem',
  'setPeople',
  'setDay',
  'setStarts',
  'removeGuest',
]);

export const isForOrganiser = (kind: CommandKind): boolean => organiserKinds.has(kind);

/**
 * The parts of a trip that a command sets. Two commands with a common part conflict. Commands about what belongs to one
 * guest have none: their order does not matter to anybody else.
 */
export const listSubjects = (command: Command): readonly string[] => {
  switch (command.kind) {
    case 'setPeople':
      return ['people'];
    case 'setDay':
      return [`day:${command.item}`];
    case 'setStarts':
      return command.starts.map(({ item }) => `day:${item}`);
    case 'removeItem':
      return [`item:${command.item}`, `day:${command.item}`];
    case 'acceptItem':
      return [`item:${command.item}`];
    case 'addItem':
      return [`item:${command.item.productId}`];
    default:
      return [];
  }
};
