import { shade, tint } from '../palette';
import { join, line, oval, path, rect } from '../shape';
import { knobbly, tyre } from './wheels';

/** A racing kart heading +x in figure units; the driver sits at (-14, -22). */
export const kartBack = (frame: string): string =>
  rect(-58, -44, 14, 38, shade(frame, 0.5), 6) + path('M-50-14H60V-4H-50Z', shade(frame, 0.6));

export const kartFront = (body: string, number: string, rubber: string): string =>
  join(
    line('M30-34L46-14', shade(rubber, 0.2), 4),
    oval(27, -38, 4, 12, rubber, 20),
    path('M-40-30C-20-30 10-30 30-22L40-12L34-4H-44C-50-10-50-28-40-30Z', body),
    path('M40-26C62-30 92-16 98-4H44C38-8 36-20 40-26Z', tint(body, 0.15)),
    path('M-40-30C-20-30 10-30 30-22L34-16H-46C-48-24-46-29-40-30Z', tint(body, 0.3)),
    oval(66, -14, 9, 7, number),
    tyre(-46, -15, 17, rubber, number),
    tyre(60, -12, 13, rubber, number),
  );

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
