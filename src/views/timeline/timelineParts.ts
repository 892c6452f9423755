import type { Start, Weekend } from '@/commerce/timeline/weekend';
import type { TimelineText } from './useTimelineText';

/** What the parts of a timeline work with. */
export interface TimelineParts {
  readonly weekend: Weekend;
  readonly text: TimelineText;
  readonly nameOf: (id: number) => string;
  /** Sets days and start times; `undefined` for those who only read. */
  readonly onMove: ((starts: readonly Start[], done: string) => void) | undefined;
}
