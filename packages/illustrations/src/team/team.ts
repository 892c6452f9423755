/** The team of eight, laughing in the morning sun of their office. */
import { brick, cream, dusk, mix, sun } from '../palettes';
import { actor } from '../people/actor';
import type { Picture } from '../svg';
import { backRow } from './backRow';
import { frontRow } from './frontRow';
import { office, officeInks, plants } from './office';

const light = { from: 'left', shade: mix(brick, dusk, 0.6), rim: mix(sun, cream, 0.5) } as const;

export const team: Picture = {
  width: 1600,
  height: 1200,
  gradients: officeInks,
  layers: [office(), ...[...backRow, ...frontRow].map((one) => actor(light, one)), plants()],
};
