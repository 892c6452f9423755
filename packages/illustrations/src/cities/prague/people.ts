/** A group that has been up all night, walking towards the viewer. */
import { C, HAIR, mix } from '../../activityParts/palette';
import { CAST, dress, gown } from '../../activityParts/people/cast';
import { person } from '../../activityParts/people/person';
import { pose } from '../../activityParts/people/poses';
import { fadeAround, spray } from '../../grain';
import { lens } from '../../shapes';
import { at } from '../../svg';
import { plum } from './inks';

const contact = fadeAround('prague-contact', plum, 0.9);

const strolling = pose({
  view: 'front',
  nearFoot: [11, 0],
  farFoot: [-8, -1],
  toes: 24,
});

const walkers = [
  {
    x: 640,
    y: 806,
    scale: 1.5,
    look: dress(CAST.jon, mix(C.violet, C.rose, 0.35), C.night),
    how: { ...strolling, nearHand: [62, -146], farHand: [-28, -93] },
  },
  {
    x: 860,
    y: 812,
    scale: 1.52,
    look: dress(CAST.ivo, C.cream, mix(C.violet, C.night, 0.5)),
    how: { ...strolling, nearHand: [46, -196], farHand: [-40, -136] },
  },
  {
    x: 800,
    y: 834,
    scale: 1.62,
    look: gown(CAST.eve, C.coral, 'midi'),
    how: { ...strolling, nearHand: [38, -135], farHand: [-34, -140], lean: 2 },
  },
  {
    x: 728,
    y: 850,
    scale: 1.7,
    look: dress({ ...CAST.leo, hair: HAIR.auburn }, C.sun, mix(C.violet, C.night, 0.6)),
    how: { ...strolling, nearHand: [27, -92], farHand: [-28, -93], lean: -2 },
  },
] as const;

export const peopleInks = [contact];

export const people = walkers
  .map(
    ({ x, y, scale, look, how }) =>
      spray(contact.fill, lens(x, y, 62 * scale, 9 * scale)) +
      at(x, y, scale, person(look, how, {}, -1)),
  )
  .join('');
