import { spray } from '../grain';
import { paint, type Gradient } from '../svg';

/** Sprays one of the fades of `grain.ts` over the path, and brings the definition of the fade along. */
export const sprayed = ({ def, fill }: Gradient, data: string): string => def + spray(fill, data);

/** The same fade without specks, for wide grounds that should stay calm. */
export const washed = ({ def, fill }: Gradient, data: string): string => def + paint(fill, data);
