/** A share card: the preview of a shared link. Pictures of the shop, cut to shape on a calm background. */
import type { Picture } from '../svg';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that fills a box of the card and is cut along an outline (path data in the card's coordinates). */
export interface Part {
  readonly picture: Picture;
  readonly box: Box;
  readonly outline: string;
  /** The point of the picture for the middle of the box, 0 to 1 each way, as far as the picture's edges allow. */
  readonly focus: readonly [x: number, y: number];
}

/** The parts are painted in this order. Ground and front are vector scenes of the card's size. */
export interface Card {
  readonly ground: Picture;
  readonly parts: readonly Part[];
  readonly front: Picture;
}

export const sheet = (...layers: readonly string[]): Picture => ({
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  gradients: [],
  layers,
});
