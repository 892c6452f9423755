import type { Share } from '@/commerce/pricing/split';
import type { NewPiece } from './surprise';
import type { RsvpAnswer, TripAnswer, TripItem, VoteChoice } from './trip';

/** An activity as somebody adds it. */
export type NewItem = Omit<TripItem, 'state' | 'addedBy' | 'followsRsvps'>;

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
  /** Whether the guest comes to one activity. `null`: as to the trip. */
  | { readonly kind: 'rsvp'; readonly item: number; readonly answer: RsvpAnswer | null }
  /** Adds an activity; a guest's is a proposal. */
  | { readonly kind: 'addItem'; readonly item: NewItem }
  | { readonly kind: 'acceptItem'; readonly item: number }
  | { readonly kind: 'removeItem'; readonly item: number }
  /** The size of the group, for all activities that are not for a part of it. */
  | { readonly kind: 'setPeople'; readonly people: number }
  | { readonly kind: 'setItemPeople'; readonly item: number; readonly people: number }
  /** Whether an activity is for as many as say that they come. */
  | { readonly kind: 'followRsvps'; readonly item: number; readonly follows: boolean }
  | { readonly kind: 'setDay'; readonly item: number; readonly day: string }
  /** Days and start times of several activities at once, as a timeline proposes them. */
  | { readonly kind: 'setStarts'; readonly starts: readonly ItemStart[] }
  | { readonly kind: 'removeGuest'; readonly guest: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'removeComment'; readonly comment: string }
  /** Takes a change back. It is a change of its own. */
  | { readonly kind: 'undo'; readonly revision: number }
  /** How a guest pays, or the first of those who have not joined: see `OPEN_PLACE`. */
  | { readonly kind: 'setShare'; readonly guest: string; readonly share: Share }
  /** Who takes an extra. Without guests: all who attend. */
  | {
      readonly kind: 'setTakers';
      readonly item: number;
      readonly extra: number;
      readonly guests: readonly string[];
    }
  /** Opens the book of who has paid, or changes how to pay. */
  | { readonly kind: 'collect'; readonly payTo: string }
  /** Money that the organiser has received, or given back. */
  | {
      readonly kind: 'recordPayment';
      readonly charge: string;
      readonly direction: 'received' | 'returned';
      /** Minor units, above 0. */
      readonly amount: number;
      /** `YYYY-MM-DD` */
      readonly day: string;
    }
  /** Takes back a record that was wrong. */
  | { readonly kind: 'reversePayment'; readonly charge: string; readonly entry: string }
  /** The trip is a surprise for a guest; `null`: for somebody who has not joined. His links of the trip end. */
  | { readonly kind: 'setSurprise'; readonly guest: string | null; readonly tellsNext: boolean }
  | { readonly kind: 'endSurprise' }
  /** What the guest of honour gets to read. */
  | { readonly kind: 'addPiece'; readonly piece: NewPiece }
  | { readonly kind: 'setPiece'; readonly piece: string; readonly to: NewPiece }
  | { readonly kind: 'removePiece'; readonly piece: string };

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
  'rsvp',
  'addItem',
  'acceptItem',
  'removeItem',
  'setPeople',
  'setItemPeople',
  'followRsvps',
  'setDay',
  'setStarts',
  'removeGuest',
  'comment',
  'removeComment',
  'undo',
  'setShare',
  'setTakers',
  'collect',
  'recordPayment',
  'reversePayment',
  'setSurprise',
  'endSurprise',
  'addPiece',
  'setPiece',
  'removePiece',
] as const satisfies readonly CommandKind[];

/** What only an organiser may do. */
const organiserKinds: ReadonlySet<CommandKind> = new Set([
  'acceptItem',
  'removeItem',
  'setPeople',
  'setItemPeople',
  'followRsvps',
  'setDay',
  'setStarts',
  'removeGuest',
  'setShare',
  'setTakers',
  'collect',
  'recordPayment',
  'reversePayment',
  'setSurprise',
  'endSurprise',
  'addPiece',
  'setPiece',
  'removePiece',
]);

export const isForOrganiser = (kind: CommandKind): boolean => organiserKinds.has(kind);

/**
 * The parts of a trip that a command sets. `people` contains `people:1`. Two commands with a common part conflict. Commands
 * about what belongs to one guest have none: their order does not matter to anybody else. An undo has those of what it
 * undoes.
 */
export const listSubjects = (command: Command): readonly string[] => {
  switch (command.kind) {
    case 'setPeople':
      return ['people'];
    case 'setItemPeople':
    case 'followRsvps':
      return [`people:${command.item}`];
    case 'setDay':
      return [`day:${command.item}`];
    case 'setShare':
      return [`share:${command.guest}`];
    case 'setTakers':
      return [`takers:${command.item}:${command.extra}`];
    case 'collect':
      return ['collection'];
    case 'recordPayment':
    case 'reversePayment':
      return [`charge:${command.charge}`];
    case 'setSurprise':
    case 'endSurprise':
      return ['surprise'];
    case 'setPiece':
    case 'removePiece':
      return [`piece:${command.piece}`];
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

/** Whether a change says who has paid, also one that takes such a change back. Only the organiser may see it. */
export const isAboutPayments = (subjects: readonly string[]): boolean =>
  subjects.some((subject) => subject.startsWith('charge:'));
