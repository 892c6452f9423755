/** A large umbrella seen from behind, its tip towards the viewer. */
import { fadeTo, sprayed } from '../../grain';
import { coral, mix, night, orange, sun } from '../../palettes';
import { line, paint } from '../../svg';

const canopy =
  'M-196 -22C-170 -116 -84 -166 4 -168C92 -164 176 -112 196 -18Q164 -40 130 -20Q98 -44 66 -20Q34 -44 0 -20Q-34 -44 -66 -22Q-98 -44 -130 -22Q-164 -42 -196 -22Z';
const panels = [
  'M4 -168C-60 -150 -112 -96 -130 -22Q-98 -44 -66 -22C-56 -90 -30 -140 4 -168Z',
  'M4 -168C12 -120 8 -70 0 -20Q34 -44 66 -20C66 -80 44 -136 4 -168Z',
  'M4 -168C70 -150 122 -96 130 -20Q164 -40 196 -18C176 -112 92 -164 4 -168Z',
];

const gloom = fadeTo('left', 'warsaw-umbrella', mix(coral, night, 0.55), 0.7);

export const umbrella = [
  line(mix(sun, orange, 0.3), 4, 'M4 -168L6 -186'),
  paint(mix(sun, coral, 0.3), canopy),
  `<g transform="translate(-3 3)">${paint(coral, canopy)}</g>`,
  paint(mix(coral, night, 0.25), panels.join('')),
  sprayed(gloom, canopy),
].join('');
