import { z } from 'zod';
import { id, key, line } from './fields';

/** `people/<key>.json`: a member of the team, who answers customers and writes posts. */
export const personFacts = z.strictObject({
  id,
  name: line(2, 60),
  /** Key of the city where the person works. */
  city: key,
  /** ISO 639-1 */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
});

/** `texts/<lang>/people/<key>.json` */
export const personTexts = z.strictObject({ role: line(5, 80), about: line(40, 260) });
