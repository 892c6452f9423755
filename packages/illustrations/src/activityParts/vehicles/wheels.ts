import { shade } from '../palette';
import { disc, join, line, num, ring, times } from '../shape';

/** A spoked wheel: bicycle, wagon or classic car, depending on tyre width. */
export const spoked = (
  x: number,
  y: number,
  r: number,
  tyre: string,
  spokes: string,
  width = 5,
  count = 5,
): string =>
  join(
    line(
      times(count, (i) => {
        const a = (Math.PI / count) * i + 0.3;
        return `M${num(x - Math.cos(a) * r)} ${num(y - Math.sin(a) * r)}L${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r)}`;
      }),
      spokes,
      Math.max(1.2, width * 0.35),
    ),
    ring(x, y, r, tyre, width),
    disc(x, y, width * 1.1, spokes),
  );

export const tyre = (x: number, y: number, r: number, rubber: string, hub: string): string =>
  disc(x, y, r, rubber) + disc(x, y, r * 0.55, hub) + disc(x, y, r * 0.22, shade(hub, 0.4));

/** A knobbly off-road tyre. */
export const knobbly = (x: number, y: number, r: number, rubber: string, hub: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${rubber}" stroke="${rubber}" stroke-width="${num(r * 0.2)}" stroke-dasharray="${num(r * 0.22)} ${num(r * 0.14)}"/>` +
  disc(x, y, r * 0.5, hub) +
  disc(x, y, r * 0.2, shade(hub, 0.5));
