import { shade } from '../palette';
import { linear, paint } from '../light';
import { cycled, disc, fade, join, line, num, path, poly, rect, times } from '../shape';

/** Back wall and receding floor of an interior. */
export const room = (wallTop: string, wallBottom: string, floor: string, horizon = 640): string =>
  join(
    linear('wall', [
      [0, wallTop],
      [1, wallBottom],
    ]),
    rect(0, 0, 1200, horizon, paint('wall')),
    linear('floor', [
      [0, shade(floor, 0.22)],
      [1, floor],
    ]),
    rect(0, horizon, 1200, 900 - horizon, paint('floor')),
  );

/** Floorboards running to a vanishing point. */
export const boards = (horizon: number, colour: string, opacity = 0.14, count = 16): string =>
  fade(
    opacity,
    times(count, (i) => {
      const far = 600 + (i - count / 2) * 70;
      const near = 600 + (i - count / 2) * 190;
      return i % 2
        ? ''
        : path(`M${far} ${horizon}L${far + 70} ${horizon}L${near + 190} 900L${near} 900Z`, colour);
    }),
  );

/** A tall window with glazing bars. */
export const sash = (
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string,
  frame: string,
  round = false,
): string => {
  const shape = round
    ? path(
        `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`,
        glass,
      )
    : rect(x, y, w, h, glass);
  const edge = round
    ? `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
    : `M${x} ${y}h${w}v${h}h${-w}Z`;
  return (
    shape +
    line(
      `${edge}M${x + w / 2} ${y}V${y + h}M${x} ${num(y + h * 0.42)}h${w}M${x} ${num(y + h * 0.72)}h${w}`,
      frame,
      7,
    )
  );
};

export const shelf = (x: number, y: number, w: number, colour: string): string =>
  rect(x, y, w, 12, colour) + rect(x, y + 12, w, 6, shade(colour, 0.35));

export const pendant = (
  x: number,
  length: number,
  w: number,
  shadeColour: string,
  bulb: string,
): string =>
  join(
    rect(x - 1.5, 0, 3, length, shade(shadeColour, 0.5)),
    disc(x, length + w * 0.52, w * 0.2, bulb),
    path(
      `M${x - w / 2} ${length + w * 0.5}C${x - w / 2} ${length + w * 0.1} ${x - 10} ${length + 6} ${x - 8} ${length}H${x + 8}C${x + 10} ${length + 6} ${x + w / 2} ${length + w * 0.1} ${x + w / 2} ${length + w * 0.5}Z`,
      shadeColour,
    ),
  );

/** A sagging string of bulbs between two points. */
export const bulbs = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  colour: string,
  wire: string,
): string => {
  const cx = (x1 + x2) / 2;
  const cy = (y1 + y2) / 2 + sag * 2;
  const spot = (t: number, a: number, c: number, b: number): number =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b;
  const lamps = times(count, (i) => {
    const t = (i + 0.5) / count;
    return `M${num(spot(t, x1, cx, x2))} ${num(spot(t, y1, cy, y2) + 9)}h0`;
  });
  return (
    line(`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, wire, 2.5) +
    fade(0.25, line(lamps, colour, 32)) +
    line(lamps, colour, 12)
  );
};

/** Triangular flags along a sagging string. */
export const bunting = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  count: number,
  colours: readonly [string, ...string[]],
): string =>
  times(count, (i) => {
    const point = (t: number): readonly [number, number] => [
      x1 + (x2 - x1) * t,
      y1 + (y2 - y1) * t + Math.sin(Math.PI * t) * 40,
    ];
    const [ax, ay] = point(i / count);
    const [bx, by] = point((i + 0.8) / count);
    return poly(
      [
        [ax, ay],
        [bx, by],
        [(ax + bx) / 2, (ay + by) / 2 + (bx - ax) * 1.1],
      ],
      cycled(colours, i),
    );
  });
