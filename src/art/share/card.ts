/** A share card: what a link to a page shows when it is passed on. Pictures of the shop, cut to shape on a calm ground. */
import type { Picture } from '../svg';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that fills a box of the card and is cut along an outline (path data on the card's field). */
export interface Part {
  readonly picture: Picture;
  readonly box: Box;
  readonly outline: string;
  /** The point of the picture that comes to the middle of the box, each way from 0 to 1, as far as it reaches. */
  readonly focus: readonly [x: number, y: number];
}

/** Painted in this order. Ground and front are vector scenes of the card's size. */
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
