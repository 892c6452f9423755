/** The clothes of a figure. Wardrobes use a scene's own colours. */
import { skins } from '../palettes';

export type Hair =
  | 'short'
  | 'crop'
  | 'bob'
  | 'long'
  | 'bun'
  | 'tail'
  | 'curly'
  | 'cap'
  | 'hat'
  | 'scarf'
  | 'wreath'
  | 'beanie';
export type Outfit = 'trousers' | 'shorts' | 'skirt' | 'dress' | 'coat';

export interface Look {
  readonly skin: string;
  readonly hair: Hair;
  readonly hairColor: string;
  readonly accent: string;
  readonly outfit: Outfit;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  readonly longSleeves: boolean;
  /** Breadth of the shoulders. */
  readonly build?: number;
  /** Length of a skirt or dress: 1 covers the knee. */
  readonly length?: number;
  readonly beard?: boolean;
  readonly glasses?: boolean;
}

type Sketch = readonly [
  skin: number,
  hair: Hair,
  hairTone: number,
  outfit: Outfit,
  top: number,
  bottom: number,
  longSleeves: boolean,
];

/** Ten characters; the numbers pick from the skin list, the hair tones and the scene's cloth colours. */
const characters: readonly Sketch[] = [
  [0, 'bob', 1, 'dress', 0, 0, false],
  [3, 'short', 0, 'trousers', 1, 2, true],
  [1, 'long', 0, 'trousers', 2, 3, true],
  [4, 'curly', 0, 'skirt', 3, 1, false],
  [0, 'short', 2, 'shorts', 1, 3, false],
  [2, 'tail', 0, 'dress', 2, 2, false],
  [1, 'hat', 1, 'trousers', 3, 0, false],
  [2, 'scarf', 0, 'coat', 0, 3, true],
  [4, 'crop', 0, 'trousers', 0, 3, false],
  [0, 'bun', 2, 'skirt', 1, 0, true],
];

const pick = (list: readonly string[], index: number): string =>
  list[index % list.length] ?? '#000000';

/** The ten characters dressed in `cloth` (at least four colours); `hairTones` run dark, mid, light. */
export const wardrobe = (
  cloth: readonly string[],
  hairTones: readonly string[],
  shoes: string,
  skinTones: readonly string[] = skins,
): readonly Look[] =>
  characters.map(([skin, hair, hairTone, outfit, top, bottom, longSleeves]) => ({
    skin: pick(skinTones, skin),
    hair,
    hairColor: pick(hairTones, hairTone),
    accent: pick(cloth, top + 2),
    outfit,
    top: pick(cloth, top),
    bottom: pick(cloth, bottom),
    shoes,
    longSleeves,
  }));

/** One of a wardrobe's characters, by its index in the list above. */
export const character = (looks: readonly Look[], index: number): Look => {
  const look = looks[index];
  if (!look) throw new RangeError(`A wardrobe has no character ${index}`);
  return look;
};
