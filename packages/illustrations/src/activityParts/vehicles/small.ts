import { shade, tint } from '../palette';
import { join, line, path } from '../shape';
import { knobbly } from './wheels';

/** A quad bike heading +x in figure units; the rider sits at (-12, -62) and holds (34, -86). */
export const quad = (body: string, rubber: string, metal: string): string =>
  join(
    knobbly(-38, -22, 20, shade(rubber, 0.4), shade(metal, 0.4)),
    knobbly(62, -22, 20, shade(rubber, 0.4), shade(metal, 0.4)),
    line('M-46-28L0-34L62-24M20-62L34-86L28-88', metal, 5),
    path('M-46-58C-30-66 6-66 20-58L16-30H-26Z', shade(body, 0.5)),
    path('M-48-62C-34-70 0-68 14-62L10-54H-44Z', rubber),
    path('M14-62C34-70 52-62 66-52L92-52C86-44 78-42 62-44C50-44 44-40 40-28H16Z', body),
    path('M-78-54C-64-60-46-58-36-46C-30-40-30-36-26-28H-14L-20-58L-44-60Z', body),
    path('M14-62C34-70 52-62 66-52L40-54C30-56 22-58 14-56Z', tint(body, 0.35)),
    knobbly(-50, -22, 22, rubber, metal),
    knobbly(54, -22, 22, rubber, metal),
    line('M30-90L42-84', rubber, 6),
  );
