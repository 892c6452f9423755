import type { Pt } from '../shape';

export type View = 'side' | 'front' | 'back';
export type HairStyle =
  'short' | 'quiff' | 'bob' | 'long' | 'bun' | 'tail' | 'afro' | 'curls' | 'bald';
export type Hem = 'mini' | 'midi' | 'gown';

/** A pose in figure units: 200 tall, feet on y = 0, facing +x, up is negative. */
export interface Pose {
  readonly hip: Pt;
  readonly lean: number;
  readonly nod: number;
  readonly nearHand: Pt;
  readonly farHand: Pt;
  readonly nearFoot: Pt;
  readonly farFoot: Pt;
  readonly view: View;
  readonly elbows?: readonly [near: number, far: number];
  readonly knees?: readonly [near: number, far: number];
  /** Draw the far arm in front of the body too. */
  readonly armsFront?: boolean;
  /** Tilt of the shoes in degrees, toe down when positive. */
  readonly toes?: number;
}

export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly style: HairStyle;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  readonly sleeves: 'long' | 'short' | 'none';
  readonly legs: 'long' | 'shorts' | 'bare';
  readonly skirt?: Hem;
  readonly slim?: boolean;
  readonly beard?: boolean;
  readonly shirt?: string;
  readonly apron?: string;
  /** Artwork worn on the head, in head units (centre 0,0; 24 wide, 30 tall). */
  readonly hat?: string;
}

/** Carried objects, drawn with the hand at 0,0. */
export interface Held {
  readonly near?: string;
  readonly far?: string;
}
