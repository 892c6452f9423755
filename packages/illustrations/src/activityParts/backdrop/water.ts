import { paint, linear } from '../light';
import { dice, fade, path, rect, times } from '../shape';

/** A body of water with scattered glints that widen towards the viewer. */
export const water = (
  id: string,
  top: number,
  far: string,
  near: string,
  glint: string,
  seed = 3,
  bottom = 900,
): string => {
  const roll = dice(seed);
  const glints = times(26, () => {
    const depth = roll();
    const w = 20 + depth * 120 * roll() + 20;
    return rect(
      Math.round(roll() * 1240 - 60),
      Math.round(top + 8 + depth * depth * (bottom - top)),
      Math.round(w),
      2 + depth * 4,
      glint,
      3,
    );
  });
  return (
    linear(id, [
      [0, far],
      [1, near],
    ]) +
    rect(0, top, 1200, bottom - top, paint(id)) +
    fade(0.35, glints)
  );
};

/** The broken column of light below a sun, moon or lamp. */
export const lightPath = (
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: string,
  opacity = 0.6,
): string => {
  const rows = Math.round((bottom - top) / 16);
  const roll = dice(x + top);
  return fade(
    opacity,
    times(rows, (i) => {
      const w = width * (0.45 + 0.9 * (i / rows)) * (0.5 + roll() * 0.6);
      return rect(
        Math.round(x - w / 2 + (roll() - 0.5) * width * 0.3),
        top + i * 16,
        Math.round(w),
        3 + (i / rows) * 5,
        colour,
        4,
      );
    }),
  );
};

/** A rolling wave band used in the foreground. */
export const wave = (
  y: number,
  length: number,
  height: number,
  fill: string,
  shift = 0,
): string => {
  const count = Math.ceil(1200 / length) + 2;
  const humps = Array.from(
    { length: count },
    () => `q${length / 4}-${height} ${length / 2} 0t${length / 2} 0`,
  ).join('');
  return path(`M${-length + shift} ${y}${humps}V900H${-length + shift}Z`, fill);
};
