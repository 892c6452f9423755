import type { Look, Pose } from '../people/types';
import { person } from '../people/person';
import { pose } from '../people/poses';
import { join, line, path } from '../shape';
import { spoked } from './wheels';

/** A city bicycle in figure units, standing on y = 0 and heading +x; the seat is at (-22, -78). */
export const bicycle = (frame: string, tyre: string, spokes: string): string =>
  join(
    spoked(-42, -30, 29, tyre, spokes, 4.2),
    spoked(52, -30, 29, tyre, spokes, 4.2),
    line('M-42-30L-18-66L34-72L4-28L-42-30M-18-66L4-28M52-30L32-90', frame, 4),
    line('M32-90L30-96L44-98', tyre, 4),
    line('M4-28L14-18M4-28L-6-38', tyre, 3),
    path('M-34-76L-10-74L-10-70C-20-68-30-68-34-76Z', tyre),
    line('M-20-72L-18-66', tyre, 4),
  );

export const RIDE: Pose = pose({
  hip: [-20, -86],
  lean: 26,
  nod: -16,
  nearHand: [40, -98],
  farHand: [42, -98],
  nearFoot: [14, -13],
  farFoot: [-6, -34],
  toes: 8,
});
export const RIDE_UPRIGHT: Pose = pose({
  ...RIDE,
  lean: 12,
  nod: -6,
  nearFoot: [-4, -32],
  farFoot: [14, -13],
});

/** A rider on a bicycle, in figure units. */
export const cyclist = (
  look: Look,
  how: Pose,
  frame: string,
  tyre: string,
  spokes: string,
  held?: { near?: string; far?: string },
): string => bicycle(frame, tyre, spokes) + person(look, how, held);
