import { createFontStack } from '@capsizecss/core';
import archivo from '@capsizecss/metrics/archivo';
import arial from '@capsizecss/metrics/arial';
import bricolage from '@capsizecss/metrics/bricolageGrotesque';
import familjen from '@capsizecss/metrics/familjenGrotesk';
import figtree from '@capsizecss/metrics/figtree';
import fraunces from '@capsizecss/metrics/fraunces';
import georgia from '@capsizecss/metrics/georgia';
import instrument from '@capsizecss/metrics/instrumentSans';
import newsreader from '@capsizecss/metrics/newsreader';
import { type FaceName, faces, standInOf } from './faces';

const metrics = {
  archivo,
  archivoWide: archivo,
  bricolage,
  familjen,
  figtree,
  fraunces,
  instrument,
  newsreader,
};
const standIns = { Arial: arial, Georgia: georgia };

/** Other names of the same font on some systems. */
const local = {
  Arial: "local('Arial'),local('Liberation Sans'),local('Helvetica')",
  Georgia: "local('Georgia'),local('Gelasio')",
};

/**
 * Builds a fallback font from a system font with the height and width of a face, so that text takes the same space
 * without it.
 */
export const buildFallbackFont = (name: FaceName): string => {
  const { standIn } = faces[name];
  const { fontFaces } = createFontStack([metrics[name], standIns[standIn]], {
    fontFaceFormat: 'styleObject',
  });
  const [rule] = fontFaces;
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = {
    ...rule?.['@font-face'],
  };
  return [
    `@font-face{font-family:"${standInOf(name)}"`,
    `src:${local[standIn]}`,
    `ascent-override:${ascentOverride}`,
    `descent-override:${descentOverride}`,
    // The library omits it if neither font has a line gap.
    `line-gap-override:${lineGapOverride ?? '0%'}`,
    `size-adjust:${sizeAdjust}}`,
  ].join(';');
};
