import { shade } from '../palette';
import { dice, disc, fade, join, path, rect, times } from '../shape';

interface Windows {
  readonly colour: string;
  readonly share: number;
}

/** A row of gabled and flat-roofed houses standing on `y`. */
export const houses = (
  y: number,
  height: number,
  seed: number,
  fill: string,
  windows?: Windows,
  from = -20,
  to = 1220,
): string => {
  const roll = dice(seed);
  let x = from;
  let outline = `M${from} ${y}`;
  let lights = '';
  while (x < to) {
    const w = Math.round(44 + roll() * 56);
    const h = Math.round(height * (0.55 + roll() * 0.5));
    const gable = roll() > 0.35 ? Math.round(w * (0.3 + roll() * 0.3)) : 0;
    outline += `L${x} ${y - h}L${x + w / 2} ${y - h - gable}L${x + w} ${y - h}`;
    if (windows) {
      const columns = Math.max(1, Math.floor((w - 14) / 22));
      for (let i = 0; i < columns * 2; i += 1) {
        if (roll() < windows.share)
          lights += `M${x + 12 + (i % columns) * 22} ${y - h + 14 + Math.floor(i / columns) * 30}h9v14h-9Z`;
      }
    }
    x += w;
  }
  return path(`${outline}L${to + 80} ${y}Z`, fill) + (windows ? path(lights, windows.colour) : '');
};

export const dome = (x: number, y: number, s: number, fill: string): string =>
  join(
    rect(x - 60 * s, y - 90 * s, 120 * s, 90 * s, fill),
    path(
      `M${x - 44 * s} ${y - 88 * s}V${y - 120 * s}C${x - 44 * s} ${y - 190 * s} ${x - 8 * s} ${y - 196 * s} ${x} ${y - 232 * s}C${x + 8 * s} ${y - 196 * s} ${x + 44 * s} ${y - 190 * s} ${x + 44 * s} ${y - 120 * s}V${y - 88 * s}Z`,
      fill,
    ),
    times(2, (i) =>
      path(
        `M${x + (i ? 62 : -90) * s} ${y}V${y - 120 * s}L${x + (i ? 76 : -76) * s} ${y - 170 * s}L${x + (i ? 90 : -62) * s} ${y - 120 * s}V${y}Z`,
        fill,
      ),
    ),
  );

export const spire = (x: number, y: number, s: number, fill: string): string =>
  path(
    `M${x - 18 * s} ${y}V${y - 130 * s}H${x - 22 * s}L${x - 10 * s} ${y - 160 * s}L${x} ${y - 260 * s}L${x + 10 * s} ${y - 160 * s}L${x + 22 * s} ${y - 130 * s}H${x + 18 * s}V${y}Z`,
    fill,
  );

export const castle = (x: number, y: number, s: number, fill: string): string => {
  const tower = (dx: number, w: number, h: number): string =>
    `M${x + dx * s} ${y}V${y - h * s}h${-6 * s}l${(w / 2 + 6) * s} ${-42 * s}l${(w / 2 + 6) * s} ${42 * s}h${-6 * s}V${y}Z`;
  return path(
    `M${x - 130 * s} ${y}V${y - 60 * s}H${x + 130 * s}V${y}Z${tower(-140, 40, 90)}${tower(-50, 36, 120)}${tower(20, 46, 160)}${tower(104, 40, 96)}`,
    fill,
  );
};

/** A low bridge of round arches across the canvas. */
export const bridge = (
  y: number,
  span: number,
  fill: string,
  thickness = 26,
  drop = 60,
): string => {
  const count = Math.ceil(1240 / span);
  const arches = Array.from(
    { length: count },
    () =>
      `v${-drop + 30}q0-30 ${span / 2 - 10}-30q${span / 2 - 10} 0 ${span / 2 - 10} 30v${drop - 30}h20`,
  ).join('');
  return path(`M-20 ${y}${arches}V${y - drop - thickness}H-20Z`, fill);
};

const eachWindow = (
  columns: number,
  rows: number,
  draw: (column: number, row: number) => string,
): string => times(columns * rows, (i) => draw(i % columns, Math.floor(i / columns)));

/** One street-level house front: arched window frames, panes and a shaded edge. */
export const facade = (
  x: number,
  top: number,
  w: number,
  bottom: number,
  wall: string,
  glass: string,
  columns = 2,
  rows = 3,
): string => {
  const step = Math.round((bottom - top - 190) / rows);
  const left = (column: number): number => Math.round(x + (w / columns) * (column + 0.5) - 16);
  const frames = eachWindow(
    columns,
    rows,
    (c, r) => `M${left(c) - 5} ${top + 104 + r * step}v-60q0-10 21-12q21 2 21 12v60Z`,
  );
  const panes = eachWindow(
    columns,
    rows,
    (c, r) => `M${left(c)} ${top + 44 + r * step}h32v54h-32Z`,
  );
  return join(
    path(
      `M${x} ${bottom}V${top}L${x + w * 0.3} ${top - 34}Q${x + w / 2} ${top - 84} ${x + w * 0.7} ${top - 34}L${x + w} ${top}V${bottom}Z`,
      wall,
    ),
    path(`M${x} ${top}h${w}v9h${-w}Z${frames}`, shade(wall, 0.18)),
    path(panes, glass),
    fade(0.12, rect(x + w - 14, top, 14, bottom - top, shade(wall, 0.9))),
    disc(x + w / 2, top - 22, 9, glass),
  );
};
