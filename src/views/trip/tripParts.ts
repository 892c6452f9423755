import type { ShownGuest, TripState } from '@/commerce/trips/model/tripState';
import type { ChangeOutcome, ChangeProblem } from './tripCalls';
import type { TripActions } from './useTrip';

/** What the parts of the page of a trip work with. */
export interface TripParts {
  readonly trip: TripState;
  readonly actions: TripActions;
  /** Announces what a press has led to. @returns whether the change was made */
  readonly tell: (
    change: Promise<ChangeOutcome>,
    done: string,
    words?: Partial<Record<ChangeProblem, string>>,
  ) => Promise<boolean>;
}

export const findGuest = ({ guests }: TripState, id: string | null): ShownGuest | undefined =>
  guests.find((guest) => guest.id === id);
