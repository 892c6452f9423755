/** Berlin on a summer afternoon: the yellow train on the Oberbaum Bridge, friends on the bank of the Spree. */
import { fadeAround, fadeTo, spray } from '../grain';
import { cream, mix, moss, night, sea, sky, sun } from '../palettes';
import { grass as grassTuft } from '../nature';
import { times } from '../random';
import { box, hills, oval } from '../shapes';
import { paint, vertical, type Picture } from '../svg';
import { glints } from '../water';
import { chestnut, chestnutInks } from './berlin/chestnut';
import { farBank, farInks, farTrees } from './berlin/far';
import { friends, friendsInks } from './berlin/friends';
import { grass, leafDark, water } from './berlin/inks';
import { bridgeInks, bridgeReflection, towers, viaduct } from './berlin/oberbaum';
import { train, trainInks } from './berlin/train';

const air = vertical('berlin-air', [
  mix(sky, sea, 0.55),
  mix(sky, sea, 0.12),
  mix(sky, cream, 0.6),
  mix(cream, sun, 0.12),
]);
const river = vertical('berlin-river', [mix(water, cream, 0.3), water, mix(sea, night, 0.25)]);
const warmth = fadeAround('berlin-warmth', mix(sun, cream, 0.5), 0.7, [1, 0], 0.7);
const depth = fadeTo('down', 'berlin-depth', mix(sea, night, 0.5), 0.6);
const bankShade = fadeTo('down', 'berlin-bank-shade', mix(leafDark, moss, 0.25), 0.75);

const bank = hills(1010, [-10, 930], [380, 884], [820, 800], [1240, 768], [1610, 752]);

/** Spots of sun that fall through the leaves. */
const dapples = times(26, (index) => {
  const x = 600 + ((index * 311) % 980);
  const y = 866 + ((index * 71) % 124);
  return oval(x, y, 14 + ((index * 13) % 26), 3 + ((index * 7) % 4));
}).join('');

const tufts = [
  grassTuft(130, 1012, 120, leafDark, 7),
  grassTuft(330, 1010, 86, leafDark, 6),
  grassTuft(1500, 1014, 130, leafDark, 8),
].join('');

export const berlin: Picture = {
  width: 1600,
  height: 1000,
  gradients: [
    air,
    river,
    warmth,
    depth,
    bankShade,
    ...farInks,
    ...bridgeInks,
    ...trainInks,
    ...chestnutInks,
    ...friendsInks,
  ],
  layers: [
    paint(air.fill, box(0, 0, 1600, 660)),
    spray(warmth.fill, box(1120, 0, 480, 340)),
    farBank,
    paint(river.fill, box(0, 636, 1600, 364)),
    train,
    viaduct,
    towers,
    farTrees,
    bridgeReflection,
    spray(depth.fill, box(0, 770, 900, 170)),
    glints(29, 30, { left: 200, right: 1600, top: 660, bottom: 850 }, cream, 0.6),
    paint(grass, bank),
    spray(bankShade.fill, hills(1010, [-10, 940], [420, 930], [900, 880], [1610, 830])),
    paint(mix(grass, sun, 0.34), dapples),
    friends,
    tufts,
    chestnut,
  ],
};
