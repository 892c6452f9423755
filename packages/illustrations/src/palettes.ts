/** The shared inks of the series. Every scene uses only a few of them. */
export const ink = '#1F2A37';
export const night = '#14213D';
export const dusk = '#4B3F72';
export const teal = '#1F6F78';
export const sea = '#2A9D8F';
export const sand = '#F4E3C1';
export const cream = '#FBF3E4';
export const sun = '#F6AE2D';
export const orange = '#F26419';
export const coral = '#EC6B56';
export const rose = '#E8A6A1';
export const brick = '#9C4A35';
export const moss = '#5B7B4A';
export const sky = '#8EC6D7';
export const ember = '#EC3F43';
export const flame = '#FF8A12';

/** Skin tones, from light to dark, shared by all figures. */
export const skins = ['#F3CDAE', '#E0A87C', '#B97850', '#8A5636', '#5F3A28'] as const;

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** Blends two hex colours; `amount` 0 gives `from`, 1 gives `to`. */
export const mix = (from: string, to: string, amount: number): string => {
  const target = channels(to);
  const blended = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * amount),
  );
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
