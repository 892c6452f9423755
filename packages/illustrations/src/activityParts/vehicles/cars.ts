import { shade, tint } from '../palette';
import { disc, fade, join, path, rect, times } from '../shape';
import { spoked, tyre } from './wheels';

/** A stretch limousine heading +x; wheels stand on y = 0. */
export const limousine = (body: string, glass: string, chrome: string): string =>
  join(
    path(
      'M-420-62C-424-120-400-128-330-132C-300-176-270-190-230-192L150-192C200-190 230-166 262-134C340-130 420-122 428-86L430-52C430-40 420-36 408-36H-402C-416-36-420-46-420-62Z',
      body,
    ),
    path(
      'M-304-134C-282-166-262-178-228-180H-150V-134ZM-138-180H-22V-134H-138ZM-10-180H106V-134H-10ZM118-180H148C190-178 214-158 240-134H118Z',
      glass,
    ),
    path(
      'M-150-180L-190-134H-220L-180-180ZM-22-180L-62-134H-92L-52-180ZM106-180L66-134H36L76-180Z',
      tint(glass, 0.35),
    ),
    rect(-418, -84, 846, 7, chrome),
    path(
      'M-420-62L430-62L430-52C430-40 420-36 408-36H-402C-416-36-420-46-420-62Z',
      shade(body, 0.3),
    ),
    rect(396, -108, 34, 16, chrome, 8),
    rect(-422, -112, 16, 26, chrome, 5),
    times(3, (i) => rect(-126 + i * 128, -112, 30, 6, chrome, 3)),
    tyre(-300, -40, 42, shade(glass, 0.3), chrome),
    tyre(304, -40, 42, shade(glass, 0.3), chrome),
  );

/** An open classic roadster heading +x; wheels stand on y = 0; seats near (-40, -90). */
export const roadster = (body: string, trim: string, rubber: string): string =>
  join(
    path('M-96-104L-30-106L-28-80H-100Z', shade(body, 0.5)),
    path(
      'M-232-74C-226-112-180-122-120-110C-100-106-92-92-70-92L20-94L44-112C110-118 190-112 214-100C236-92 240-66 236-46C232-36 220-34 200-34H-214C-230-40-236-56-232-74Z',
      body,
    ),
    path('M44-112C110-118 190-112 214-100C150-98 100-96 50-90L20-94Z', tint(body, 0.3)),
    path(
      'M-240-40C-236-110-132-112-112-40C-40-28 40-28 92-40C104-106 214-112 232-40L244-34L226-28H-230Z',
      shade(body, 0.3),
    ),
    path('M40-112L22-160L30-161L56-112Z', trim),
    disc(228, -86, 16, trim),
    rect(234, -52, 14, 12, trim, 4),
    rect(-248, -52, 14, 12, trim, 4),
    spoked(-172, -42, 37, rubber, trim, 13, 6),
    spoked(162, -42, 37, rubber, trim, 13, 6),
  );

/** A police saloon heading +x with a light bar; wheels stand on y = 0. */
export const policeCar = (
  body: string,
  stripe: string,
  glass: string,
  lampLeft: string,
  lampRight: string,
): string =>
  join(
    rect(-46, -178, 42, 16, lampLeft, 6),
    rect(4, -178, 42, 16, lampRight, 6),
    path(
      'M-226-50C-230-94-214-106-150-112C-120-150-96-164-60-166H50C96-164 120-140 146-112C200-108 226-98 230-62V-40C230-34 226-32 218-32H-214C-222-34-226-40-226-50Z',
      body,
    ),
    path('M-126-112C-106-140-88-152-58-154H-8V-112ZM4-154H48C82-152 100-136 122-112H4Z', glass),
    path('M-228-84L229-80L230-58H-226Z', stripe),
    fade(0.9, disc(216, -88, 13, lampRight)),
    tyre(-140, -36, 38, shade(glass, 0.2), tint(body, 0.4)),
    tyre(140, -36, 38, shade(glass, 0.2), tint(body, 0.4)),
  );
