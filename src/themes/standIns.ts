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

/** Where a system has the same letters under another name. */
const local = {
  Arial: "local('Arial'),local('Liberation Sans'),local('Helvetica')",
  Georgia: "local('Georgia'),local('Gelasio')",
};

/** A font that every system has, drawn to the height and width of a face: text takes the same room without it. */
export const buildStandIn = (name: FaceName): string => {
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
    // Not told where neither font has a gap.
    `line-gap-override:${lineGapOverride ?? '0%'}`,
    `size-adjust:${sizeAdjust}}`,
  ].join(';');
};
