/** The base colours of all pictures of the series. */
export const C = {
  ink: '#1F2A37',
  night: '#14213D',
  violet: '#4B3F72',
  teal: '#1F6F78',
  sea: '#2A9D8F',
  sand: '#F4E3C1',
  cream: '#FBF3E4',
  sun: '#F6AE2D',
  orange: '#F26419',
  coral: '#EC6B56',
  rose: '#E8A6A1',
  brick: '#9C4A35',
  moss: '#5B7B4A',
  sky: '#8EC6D7',
} as const;

export const SKIN = {
  pale: '#F2C6A6',
  fair: '#E3AA82',
  olive: '#C88D61',
  brown: '#97603F',
  deep: '#6B4231',
} as const;

export const HAIR = {
  black: '#1B2230',
  brown: '#4A2C22',
  auburn: '#8A3F2A',
  blond: '#DDA544',
  silver: '#D9D3C7',
} as const;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Blends two #rrggbb colours; `share` is the share of the second one. */
export const mix = (first: string, second: string, share: number): string => {
  const other = channels(second);
  const blended = channels(first).map((value, i) =>
    Math.round(value + ((other[i] ?? 0) - value) * share),
  );
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

export const shade = (colour: string, share = 0.28): string => mix(colour, C.night, share);
/** The shadow on skin is mixed with warm red, so that it never looks grey. */
export const skinShade = (colour: string, share = 0.3): string => mix(colour, '#6B2A2E', share);
export const tint = (colour: string, share = 0.28): string => mix(colour, C.cream, share);
