/** Viewport widths between which sizes grow, in px. */
const narrow = 390;
const wide = 1440;
const rootSize = 16;

const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Builds a size that grows with the window between two bounds in px; in rem, so that it follows the reader's font size.
 */
export const fluid = (least: number, most: number): string => {
  const slope = (most - least) / (wide - narrow);
  const start = (least - slope * narrow) / rootSize;
  return `clamp(${round(least / rootSize)}rem,${round(start)}rem + ${round(slope * 100)}vw,${round(most / rootSize)}rem)`;
};

/** Factors of the text size, on narrow and on wide screens: from card titles up to a hero's heading. */
const steps = [
  [1.08, 1.14],
  [1.24, 1.42],
  [1.52, 1.86],
  [1.94, 2.7],
  [2.56, 4.4],
] as const;

/** From this index on, they are for headings of pages and sections. */
const large = 3;

const text = 17;

/** Like `fluid`, but shrinks below the narrow viewport, so that long words fit. */
const fitted = (least: number, most: number): string =>
  `min(${fluid(least, most)},${round((least / narrow) * 100)}vw)`;

/** Sizes of headings, smallest first; `contrast` sets how much they differ. */
export const buildTitles = (contrast: number): readonly string[] =>
  steps.map(([least, most], index) =>
    (index < large ? fluid : fitted)(text * least ** contrast, text * most ** contrast),
  );

/** In px, before the brand's factor. */
const spaces = [8, 12, 16, 24, 36, 56] as const;

export const buildSpaces = (air: number): readonly string[] =>
  spaces.map((px) => `${round((px * air) / rootSize)}rem`);

/** Padding above and below a section. */
export const buildSectionSpace = (air: number): string => fluid(52 * air, 92 * air);
