import { fadeTo, spray } from '../grain';
import { box } from '../shapes';
import { at, paint, type Picture } from '../svg';
import { CARD_HEIGHT, CARD_WIDTH, sheet, type Card } from './card';
import { heightOf, lettering, type Hand } from './lettering';

/** What a brand's card shows. Colours are `#rrggbb`; outlines are path data in the card's pixels, 1200 by 630. */
export interface BrandCard {
  /** A square of 64 by 64, in the version for the card's ground. */
  readonly mark: Picture;
  /** In capitals: only letters of the alphabet in `alphabet.ts` are drawn, everything else is a space. */
  readonly name: string;
  readonly hand: Hand;
  readonly ground: string;
  /** The colour that the ground fades to at the bottom. */
  readonly shade: string;
  /** The colour of the name. */
  readonly type: string;
  readonly hero: Picture;
  /** The point of the hero for the middle of its area, 0 to 1 each way. */
  readonly focus: readonly [x: number, y: number];
  /** The visible area of the hero. */
  readonly outline: string;
  /** SVG below the hero, above the ground. */
  readonly behind?: string;
}

const LEFT = 76;
const NAME_WIDTH = 408;
const MARK = 196;
const GAP = 46;

/** A brand's share card: mark and name on the brand's ground at the left, its hero cut to a form at the right. */
export const createBrandCard = (brand: BrandCard): Card => {
  const high = heightOf(brand.name, brand.hand, NAME_WIDTH);
  const top = (CARD_HEIGHT - MARK - GAP - high) / 2;
  const fade = fadeTo('down', 'card-ground', brand.shade, 0.55);
  return {
    ground: {
      ...sheet(
        paint(brand.ground, box(0, 0, CARD_WIDTH, CARD_HEIGHT)),
        spray(fade.fill, box(0, 330, CARD_WIDTH, 300)),
        brand.behind ?? '',
      ),
      gradients: [fade],
    },
    parts: [
      {
        picture: brand.hero,
        box: { left: 520, top: 0, width: 680, height: CARD_HEIGHT },
        outline: brand.outline,
        focus: brand.focus,
      },
    ],
    front: sheet(
      at(LEFT - 8, top, MARK / 64, brand.mark.layers.join('')),
      lettering(
        brand.name,
        brand.hand,
        { x: LEFT, y: top + MARK + GAP, width: NAME_WIDTH },
        brand.type,
      ),
    ),
  };
};
