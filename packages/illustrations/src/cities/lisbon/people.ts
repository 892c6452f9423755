/** Friends in the shade at the kerb, waving at the tram, and walkers on the sunny side. */
import { HAIR, mix } from '../../activityParts/palette';
import { CAST, dress, gown } from '../../activityParts/people/cast';
import { HAT } from '../../activityParts/people/hats';
import { person } from '../../activityParts/people/person';
import { pose } from '../../activityParts/people/poses';
import type { Look, Pose } from '../../activityParts/people/types';
import { fadeTo, spray } from '../../grain';
import { brick, coral, cream, night, sand, sun } from '../../palettes';
import { poly } from '../../shapes';
import { at } from '../../svg';
import { inOneInk, shadeDownwards } from '../figureShade';
import { azulejo, cobalt, shade } from './inks';
import { footing } from './street';

const cast = fadeTo('left', 'lisbon-cast', mix(shade, brick, 0.3), 0.85);

const shaded = (look: Look): Look => ({
  ...look,
  skin: mix(look.skin, shade, 0.35),
  hair: mix(look.hair, night, 0.3),
  top: mix(look.top, shade, 0.35),
  bottom: mix(look.bottom, shade, 0.4),
});

const back = { view: 'back', nearFoot: [10, 0], farFoot: [-10, 0] } as const;

interface Waving {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly look: Look;
  readonly how: Pose;
}

const couple: readonly Waving[] = [
  {
    x: 1388,
    y: 1140,
    scale: 2.5,
    look: gown({ ...CAST.bea, hair: HAIR.auburn }, coral, 'midi'),
    how: pose({ ...back, nearHand: [32, -218], farHand: [-34, -118], lean: -2 }),
  },
  {
    x: 1228,
    y: 1166,
    scale: 2.7,
    look: dress({ ...CAST.gus, hat: HAT.lifeguard(sun) }, azulejo, cobalt, { sleeves: 'short' }),
    how: pose({ ...back, nearHand: [68, -150], farHand: [-42, -212], lean: 3, nod: -4 }),
  },
];

const dusk = shadeDownwards('lisbon-dusk', 680, 1000, 0.7);

export const waving = couple
  .map(
    ({ x, y, scale, look, how }) =>
      at(x, y, scale, person(shaded(look), how)) +
      dusk.over(at(x, y, scale, person(inOneInk(look, mix(shade, night, 0.45)), how))),
  )
  .join('');

const [walkX, walkY] = footing(-366, 1.62);
const stroll = pose({ view: 'front', nearFoot: [11, 0], farFoot: [-8, -5], toes: 24 });

export const strolling = [
  spray(
    cast.fill,
    poly(
      [walkX - 130, walkY + 14],
      [walkX - 120, walkY + 4],
      [walkX + 66, walkY - 8],
      [walkX + 72, walkY + 5],
    ),
  ),
  at(
    walkX + 50,
    walkY - 6,
    1.38,
    person(
      gown(CAST.ada, sun, 'midi'),
      { ...stroll, nearHand: [30, -104], farHand: [-36, -128] },
      {},
      -1,
    ),
  ),
  at(
    walkX - 6,
    walkY,
    1.44,
    person(
      dress(CAST.leo, mix(cobalt, cream, 0.15), sand),
      { ...stroll, nearHand: [38, -150], farHand: [-26, -98] },
      {},
      -1,
    ),
  ),
].join('');

export const peopleInks = [cast, dusk];
