/** Paints the parts of a figure: flat for small figures, lit and sprayed for large ones. */
import { growing, sprayOn } from '../grain';
import { mix } from '../palettes';
import { at, paint, type Gradient } from '../svg';

export interface Brush {
  /** Paints content without shade: faces, hands, objects. */
  readonly flat: (content: string) => string;
  /** Paints a bare limb: it gets a lit edge, but no sprayed shade. */
  readonly skin: (color: string, data: string) => string;
  readonly cloth: (color: string, data: string) => string;
  readonly isLit: boolean;
}

export interface Light {
  readonly from: 'left' | 'right';
  /** The ink that is mixed into all colours in the shade. */
  readonly shade: string;
  /** Colour of the lit edge. */
  readonly rim?: string;
  readonly strength?: number;
}

export const flatBrush: Brush = {
  flat: (content) => content,
  skin: paint,
  cloth: paint,
  isLit: false,
};

/** Shade that begins near the middle of a part and gets denser away from the light. */
const shadeOf = (id: string, isToRight: boolean, color: string, strength: number): Gradient => ({
  def:
    `<linearGradient id="${id}" x1="${isToRight ? 0.3 : 0.7}" y1="0" x2="${isToRight ? 1 : 0}" y2="0.25">` +
    `${growing(color, strength)}</linearGradient>`,
  fill: `url(#${id})`,
});

/** The spray is outside the scaled group, so that specks have one size in the whole picture. */
export const litBrush = (
  place: (content: string) => string,
  isMirrored: boolean,
  { from, shade, rim, strength = 0.75 }: Light,
): Brush => {
  const isFromLeft = (from === 'left') !== isMirrored;
  const plain = (color: string, data: string): string =>
    place((rim ? at(isFromLeft ? -1.3 : 1.3, -0.6, 1, paint(rim, data)) : '') + paint(color, data));
  return {
    flat: place,
    isLit: true,
    skin: plain,
    cloth: (color, data) => {
      const id = `lit${isFromLeft ? '' : '-left'}${color}${shade}`.replaceAll('#', '-');
      const shaded = shadeOf(id, isFromLeft, mix(color, shade, 0.45), strength);
      return plain(color, data) + shaded.def + sprayOn(place(paint(shaded.fill, data)));
    },
  };
};
