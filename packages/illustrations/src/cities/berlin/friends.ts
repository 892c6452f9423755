/** Friends on the bank with their bicycles: two in the grass, one arriving. */
import { HAIR, mix } from '../../activityParts/palette';
import { CAST, dress } from '../../activityParts/people/cast';
import { person } from '../../activityParts/people/person';
import { pose } from '../../activityParts/people/poses';
import { bicycle } from '../../activityParts/vehicles/bicycle';
import { fadeTo, spray } from '../../grain';
import { coral, cream, ink, moss, night, sand, sea, sun } from '../../palettes';
import { lens, poly } from '../../shapes';
import { at, paint } from '../../svg';
import { leafDark } from './inks';

const cast = fadeTo('left', 'berlin-cast', leafDark, 0.9);
const denim = mix(sea, night, 0.55);

const shadow = (x: number, y: number, width: number, height: number): string =>
  spray(cast.fill, lens(x - width * 0.3, y, width, height));

const bottle =
  paint(mix(moss, night, 0.4), 'M-4 14V-10L-2-20V-30H2V-20L4-10V14Z') +
  paint(cream, poly([-4, -6], [4, -6], [4, 6], [-4, 6]));

const sitting = pose({
  hip: [0, -14],
  lean: -16,
  nod: 6,
  nearFoot: [64, 0],
  farFoot: [78, -2],
  nearHand: [-38, -4],
  farHand: [34, -62],
  knees: [1, 1],
});

export const friendsInks = [cast];

export const friends = [
  shadow(1370, 846, 240, 11),
  at(1352, 846, 2.1, bicycle(coral, ink, mix(sand, ink, 0.2))),
  at(
    1262,
    852,
    2,
    person(
      dress(CAST.ivo, cream, denim, { sleeves: 'short' }),
      pose({
        nearHand: [-18, -88],
        farHand: [44, -216],
        nearFoot: [-12, 0],
        farFoot: [10, 0],
        lean: 2,
        nod: -8,
      }),
      {},
      1,
    ),
    true,
  ),
  shadow(920, 896, 190, 12),
  shadow(1050, 890, 150, 9),
  at(
    1096,
    884,
    2,
    person(
      dress({ ...CAST.dora, hair: HAIR.auburn }, sun, cream, { sleeves: 'none', legs: 'shorts' }),
      {
        ...sitting,
        nearHand: [-38, -2],
        farHand: [-30, -4],
        lean: -20,
        nod: 4,
        nearFoot: [52, 0],
        farFoot: [63, -2],
      },
      {},
      1,
    ),
    true,
  ),
  at(
    764,
    900,
    2.1,
    person(
      dress({ ...CAST.jon, hair: HAIR.black }, coral, denim, { sleeves: 'short', legs: 'shorts' }),
      { ...sitting, nearHand: [-36, -2], farHand: [59, -106], lean: -10 },
      { far: bottle },
      -1,
    ),
  ),
].join('');
