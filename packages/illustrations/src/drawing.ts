import type { Favicon } from './brand/favicons';
import type { Card } from './share/card';
import type { Picture } from './svg';

/**
 * A drawing and the kind of its files: a `master` is a scene to scale down from, a `detail` a square of it, a `mark` a
 * logo on a transparent background, an `icon` the icons of a browser tab and a home screen, a `card` the preview of a
 * shared link.
 */
export type Drawing =
  | { readonly kind: 'master' | 'mark'; readonly picture: Picture }
  /** `left` is where the square begins, as a share of the width. It is as high as the picture. */
  | { readonly kind: 'detail'; readonly picture: Picture; readonly left: number }
  | { readonly kind: 'icon'; readonly icon: Favicon }
  | { readonly kind: 'card'; readonly card: Card };
