/** The team of eight in a warm, studio-like light. */
import {
  brick,
  coral,
  cream,
  dusk,
  ink,
  mix,
  orange,
  rose,
  sand,
  sea,
  skins,
  sun,
  teal,
} from '../palettes';
import { arch, box, disc, poly } from '../shapes';
import { paint, vertical, type Picture } from '../svg';
import { portrait, type Sitter } from './portrait';

const wall = vertical('team-wall', [mix(sand, sun, 0.3), mix(sand, coral, 0.35)]);
const [fair, honey, tan, brown, deep] = skins;

const sitters: readonly Sitter[] = [
  {
    x: 246,
    y: 536,
    size: 1.12,
    skin: tan,
    hair: 'quiff',
    hairColor: ink,
    cloth: teal,
    trim: cream,
    neckline: 'collar',
    gaze: 6,
    beard: true,
  },
  {
    x: 968,
    y: 548,
    size: 1.1,
    skin: fair,
    hair: 'sidePart',
    hairColor: mix(cream, ink, 0.25),
    cloth: mix(dusk, ink, 0.3),
    trim: cream,
    neckline: 'blazer',
    gaze: -7,
    glasses: true,
    grin: true,
  },
  {
    x: 492,
    y: 472,
    size: 1.14,
    skin: deep,
    hair: 'shaved',
    hairColor: ink,
    cloth: sun,
    trim: mix(sun, orange, 0.5),
    neckline: 'roll',
    gaze: 3,
    grin: true,
  },
  {
    x: 738,
    y: 506,
    size: 1.1,
    skin: fair,
    hair: 'long',
    hairColor: mix(brick, orange, 0.35),
    cloth: cream,
    trim: rose,
    neckline: 'crew',
    gaze: -4,
  },
  {
    x: 1062,
    y: 838,
    size: 1.16,
    skin: honey,
    hair: 'hijab',
    hairColor: mix(teal, sea, 0.6),
    cloth: mix(rose, coral, 0.3),
    trim: rose,
    neckline: 'crew',
    gaze: -8,
  },
  {
    x: 142,
    y: 820,
    size: 1.16,
    skin: honey,
    hair: 'fringe',
    hairColor: ink,
    cloth: coral,
    trim: coral,
    neckline: 'scoop',
    gaze: 8,
    glasses: true,
  },
  {
    x: 420,
    y: 812,
    size: 1.18,
    skin: brown,
    hair: 'afro',
    hairColor: mix(ink, brick, 0.25),
    cloth: cream,
    trim: mix(teal, dusk, 0.45),
    neckline: 'overall',
    gaze: 4,
    grin: true,
  },
  {
    x: 744,
    y: 838,
    size: 1.18,
    skin: mix(fair, honey, 0.4),
    hair: 'topBun',
    hairColor: mix(sun, brick, 0.45),
    cloth: mix(brick, orange, 0.25),
    trim: sun,
    neckline: 'roll',
    gaze: -4,
    folded: true,
  },
];

const leaf = (x: number, y: number, dx: number, dy: number): string =>
  `M${x} ${y}Q${x + dx * 0.2 - dy * 0.22} ${y + dy * 0.4 + dx * 0.22} ${x + dx} ${y + dy}Q${x + dx * 0.6 + dy * 0.18} ${y + dy * 0.5 - dx * 0.18} ${x} ${y}Z`;

const backdrop = [
  paint(mix(sand, cream, 0.6), disc(600, 540, 450)),
  paint(mix(coral, sand, 0.35), arch(140, 1400, 420, 1050)),
  paint(mix(sun, sand, 0.2), arch(1100, 1400, 380, 940)),
  paint(cream, poly([0, 120], [0, 20], [1200, 560], [1200, 760]), 0.22),
  paint(
    mix(teal, sea, 0.4),
    leaf(1200, 560, -170, -190) + leaf(1200, 600, -220, -90) + leaf(1210, 520, -80, -250),
  ),
  paint(mix(teal, sea, 0.4), leaf(0, 560, 130, -230) + leaf(-10, 600, 190, -140)),
].join('');

export const team: Picture = {
  width: 1200,
  height: 1400,
  gradients: [wall],
  layers: [paint(wall.fill, box(0, 0, 1200, 1400)), backdrop, sitters.map(portrait).join('')],
};
