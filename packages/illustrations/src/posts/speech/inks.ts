/** The common colours of the long table. */
import { cream, ember, mix, night, sun } from '../../palettes';

export const rim = mix(sun, cream, 0.45);

export const plum = mix(night, ember, 0.24);

export const wine = mix(night, ember, 0.42);
