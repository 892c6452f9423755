import { encode } from 'uqr';

/** The free edge that scanners need, in modules. */
const EDGE = 4;

/** The dark modules of a row as one path: neighbours become one bar. */
const toRow = (row: readonly boolean[], y: number): string =>
  Array.from(
    row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
    ({ index, 0: bar }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`,
  ).join('');

/** A QR code as the path of an SVG, with the width and height of its view box. It is drawn here: no link is sent anywhere. */
export const toQrPath = (link: string): { readonly size: number; readonly path: string } => {
  const code = encode(link, { ecc: 'M', border: EDGE });
  return { size: code.size, path: code.data.map(toRow).join('') };
};
