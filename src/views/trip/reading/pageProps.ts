import type { SurpriseState } from '@/commerce/trips/model/parseSurprise';
import type { TripState } from '@/commerce/trips/model/tripState';

export interface ReadTripProps {
  /** Path of this page, which takes the form. */
  readonly page: string;
  /** `form`: nothing was sent yet. */
  readonly outcome: 'form' | 'found' | 'unknown' | 'busy' | 'failed';
  /** The trip of the link that was sent. */
  readonly trip: TripState | null;
  /** What the link of a guest of honour shows instead. */
  readonly surprise: SurpriseState | null;
}
