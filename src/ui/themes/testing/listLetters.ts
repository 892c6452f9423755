import type { FaceName } from '../faces';
import { type FontPart, getFontFiles } from '../fontFiles';
import { listCharacters } from '../unicodeRange';

/** All characters for which browsers load the files of a part. */
export const listLetters = (name: FaceName, part: FontPart): ReadonlySet<string> =>
  new Set(getFontFiles(name, part).flatMap(({ range }) => [...listCharacters(range)]));
