import type { CommandKind } from './command';
import type { Replaced } from './replaced';

/** A change that was made. */
export interface TripEvent {
  /** The revision that it led to. */
  readonly revision: number;
  /** See `toCommandKey`: its repetition is known by it. In an event of an earlier build, the id of the command. */
  readonly commandKey: string;
  /** Who made it; `null` if that guest was unknown. */
  readonly guestId: string | null;
  /** See `listSubjects`. */
  readonly subjects: readonly string[];
  readonly kind: CommandKind;
  /** The activity that it is about. Nothing that a person has typed: names and messages can be deleted. */
  readonly item: number | null;
  /** What was there before; `null` if it cannot be undone, or no longer. */
  readonly replaced: readonly Replaced[] | null;
  /** The revision of the change that it undoes. */
  readonly undoes: number | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}
