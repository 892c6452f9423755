import { shade } from '../palette';
import { fade, num, path, type Pt } from '../shape';
import { capsule, type Bent } from './limb';
import type { Hem, Look, View } from './types';

export const shoulderWidth = (view: View, look: Look): number =>
  view === 'side' ? 12.5 : look.slim ? 16.5 : 19;

const outline = (w: number, slim: boolean): string => {
  const waist = num(w * (slim ? 0.66 : 0.8));
  const hip = num(slim ? Math.max(12, w * 0.84) : Math.max(11, w * 0.74));
  const s = num(w);
  return `M-5-68C${num(-w * 0.6)}-66-${s}-66-${s}-55C-${s}-44-${waist}-36-${waist}-24C-${waist}-14-${hip}-10-${hip} 2Q0 9 ${hip} 2C${hip}-10 ${waist}-14 ${waist}-24C${waist}-36 ${s}-44 ${s}-55C${s}-66 ${num(w * 0.6)}-66 5-68Z`;
};

const shadedHalf = (w: number, side: number): string =>
  `M${num(side * 2)}-67C${num(side * w * 0.7)}-66 ${num(side * w)}-66 ${num(side * w)}-55C${num(side * w)}-44 ${num(side * w * 0.7)}-36 ${num(side * w * 0.7)}-24L${num(side * w * 0.72)} 3L${num(side * 3)} 6C${num(side * 7)}-24 ${num(side * 6)}-46 ${num(side * 2)}-67Z`;

const shirtFront = (view: View, colour: string): string =>
  view === 'front'
    ? path('M-5-68L5-68L1-36L-1-36Z', colour)
    : view === 'side'
      ? path('M3-68L9-66L9-40Z', colour)
      : '';

/** Torso in its own frame: hip at 0,0, neck at 0,-68. */
export const torso = (look: Look, view: View, shadeSide: number): string => {
  const w = shoulderWidth(view, look);
  const apron =
    look.apron && view !== 'back'
      ? path(view === 'front' ? 'M-9-56L9-56L12 3L-12 3Z' : 'M4-58L11-56L10 3L-4 3Z', look.apron)
      : '';
  return (
    path(outline(w, look.slim ?? false), look.top) +
    (look.shirt ? shirtFront(view, look.shirt) : '') +
    apron +
    fade(0.3, path(shadedHalf(w, shadeSide), shade(look.top, 0.75)))
  );
};

const REACH: Record<Hem, number> = { mini: 0.72, midi: 1.25, gown: 1.98 };

const along = (from: Pt, leg: Bent, reach: number): Pt => {
  const [a, b, t] = reach <= 1 ? [from, leg.joint, reach] : [leg.joint, leg.end, reach - 1];
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
};

/** Cloth hanging from the hip across both legs: a skirt, a gown or the lower part of an apron. */
export const skirt = (
  hip: Pt,
  legs: readonly [Bent, Bent],
  hem: Hem,
  fill: string,
  width = 13,
): string => {
  const one = along(hip, legs[0], REACH[hem]);
  const other = along(hip, legs[1], REACH[hem]);
  const [left, right] = one[0] <= other[0] ? [one, other] : [other, one];
  const thigh = legs[0].joint;
  if (Math.abs(thigh[1] - hip[1]) < 24) {
    return path(
      capsule(hip, 14, thigh, 11) + (hem === 'mini' ? '' : capsule(thigh, 11, right, 13)),
      fill,
    );
  }
  const flare = hem === 'mini' ? 9 : 13;
  const x = hip[0];
  const y = hip[1];
  return path(
    `M${x - width * 0.8} ${y - 20}C${x - width - 3} ${y} ${left[0] - flare} ${left[1] - 14} ${left[0] - flare} ${left[1]}` +
      `Q${(left[0] + right[0]) / 2} ${Math.max(left[1], right[1]) + 9} ${right[0] + flare} ${right[1]}` +
      `C${right[0] + flare} ${right[1] - 14} ${x + width + 3} ${y} ${x + width * 0.8} ${y - 20}Z`,
    fill,
  );
};
