/** One waist-up portrait: hair behind, body, face, hair in front. */
import { at, paint } from '../svg';
import { bodyOf, type Neckline } from './clothes';
import { faceOf } from './face';
import { hairLayers, type PortraitHair } from './hair';

export interface Sitter {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly skin: string;
  readonly hair: PortraitHair;
  readonly hairColor: string;
  readonly cloth: string;
  readonly trim: string;
  readonly neckline: Neckline;
  readonly gaze: number;
  readonly beard?: boolean;
  readonly glasses?: boolean;
  readonly grin?: boolean;
  readonly folded?: boolean;
}

export const portrait = (sitter: Sitter): string => {
  const { behind, front } = hairLayers[sitter.hair];
  return at(
    sitter.x,
    sitter.y,
    sitter.size,
    (behind && paint(sitter.hairColor, behind)) +
      bodyOf(sitter) +
      faceOf(sitter) +
      paint(sitter.hairColor, front),
  );
};
