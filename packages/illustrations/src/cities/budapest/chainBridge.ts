/** The Chain Bridge in perspective: its near tower large at the right, its far one small beside the Parliament. */
import { turned } from '../../building';
import { fadeAround, fadeTo, spray } from '../../grain';
import { brick, cream, mix, night, orange } from '../../palettes';
import { times } from '../../random';
import { arch, box, disc, poly, polyline } from '../../shapes';
import { dots, line, paint, type Point } from '../../svg';
import { seenTowards } from '../perspective';
import { ember, gold, shadow } from './inks';

const seen = seenTowards([1062, 606]);
/** Heights in px at the picture plane, measured from the eye. */
const deck = 42;
const crown = 250;
const sagging = 62;
const [farTower, nearTower, nearBank] = [4.1, 1, 0.52] as const;

/** A point on the bridge; `away` is its distance from the viewer. */
const along = (away: number, up: number): Point => seen(384, up, 1 / away);

/** The chain hangs from tower to tower in a parabola, and from the near tower to the bank. */
const chainHeight = (away: number): number => {
  const [middle, reach] =
    away > nearTower
      ? [(farTower + nearTower) / 2, (farTower - nearTower) / 2]
      : [nearBank - 0.1, nearTower - nearBank + 0.1];
  return sagging + (crown - 30 - sagging) * ((away - middle) / reach) ** 2;
};

const stations = times(46, (index) => nearBank + ((farTower - nearBank) * index) / 45);
const towerShade = fadeTo('right', 'budapest-tower-shade', mix(brick, night, 0.6), 0.85);
const towerGlow = fadeTo('up', 'budapest-tower-glow', mix(orange, brick, 0.6), 0.8);
const lampGlow = fadeAround('budapest-lamp-glow', ember, 0.8);

const tower = (away: number): string => {
  const size = 1 / away;
  const [cx, base] = along(away, -52);
  const at = (up: number): number => along(away, up)[1];
  const half = 60 * size;
  const block = (from: number, to: number, width: number): string =>
    turned(
      cx,
      at(from),
      [
        [half * width, 0],
        [half * width, (to - from) * size],
      ],
      { light: gold, dark: mix(gold, orange, 0.4) },
    );
  const shaft = box(cx - half, at(crown), half * 2, base - at(crown));
  return [
    paint(
      mix(brick, night, 0.35),
      poly(
        [cx - half * 1.4, base],
        [cx - half * 1.2, at(12)],
        [cx + half * 1.2, at(12)],
        [cx + half * 1.4, base],
      ),
    ),
    block(12, crown, 1),
    spray(towerGlow.fill, shaft),
    spray(towerShade.fill, shaft),
    paint(shadow, arch(cx, at(deck), half * 0.92, 118 * size)),
    block(crown - 74, crown - 66, 1.1),
    block(crown - 22, crown, 1.2),
    block(crown, crown + 10, 1.32),
    block(crown + 10, crown + 26, 1.06),
  ].join('');
};

const roadway = (above: number, below: number): string =>
  poly(
    along(farTower * 1.7, above),
    along(nearBank, above),
    along(nearBank, below),
    along(farTower * 1.7, below),
  );

const lamps = times(11, (index) => along(0.62 + index * 0.31, deck + 22));

export const bridgeInks = [towerShade, towerGlow, lampGlow];

export const chainBridge = [
  line(
    mix(gold, orange, 0.5),
    1.8,
    stations.map((away) => polyline(along(away, chainHeight(away)), along(away, deck))).join(''),
    0.75,
  ),
  line(
    mix(orange, brick, 0.35),
    3,
    polyline(...stations.map((away) => along(away, chainHeight(away) - 12))),
  ),
  tower(farTower),
  paint(mix(night, brick, 0.35), roadway(deck, 16)),
  paint(gold, roadway(deck, deck - 4)),
  line(
    mix(orange, brick, 0.2),
    5,
    polyline(...stations.map((away) => along(away, chainHeight(away)))),
  ),
  dots(
    mix(gold, cream, 0.4),
    6.5,
    stations.map((away) => along(away, chainHeight(away) + 3)),
  ),
  lamps
    .map(([x, y], index) => spray(lampGlow.fill, disc(x, y, 60 / (0.62 + index * 0.31))))
    .join(''),
  dots(cream, 7, lamps),
  tower(nearTower),
].join('');
