import { join, path, rect, times } from '../shape';

interface ParliamentPaint {
  readonly wall: string;
  readonly roof: string;
  readonly lamp: string;
}

const tower = (
  x: number,
  base: number,
  w: number,
  h: number,
  { wall, roof }: ParliamentPaint,
): string =>
  rect(x - w / 2, base - h, w, h, wall) +
  path(`M${x - w * 0.7} ${base - h}L${x} ${base - h - w * 3.4}L${x + w * 0.7} ${base - h}Z`, roof);

const pinnacles = (from: number, count: number, step: number, base: number, roof: string): string =>
  times(count, (i) =>
    path(
      `M${from + i * step - 4} ${base}L${from + i * step} ${base - 34}L${from + i * step + 4} ${base}Z`,
      roof,
    ),
  );

/** Budapest's parliament from across the Danube, 760 wide, standing on y = 0: dome, twin spires, wings, corner towers. */
export const parliament = (ink: ParliamentPaint): string => {
  const { wall, roof, lamp } = ink;
  return join(
    path('M-380-70L-366-104H366L380-70Z', roof),
    pinnacles(-330, 9, 30, -100, roof) + pinnacles(90, 9, 30, -100, roof),
    rect(-380, -72, 760, 72, wall),
    times(2, (i) => {
      const x = i ? 338 : -338;
      return (
        rect(x - 40, -112, 80, 112, wall) +
        path(`M${x - 44}-110L${x - 26}-146H${x + 26}L${x + 44}-110Z`, roof) +
        tower(x - 36, 0, 13, 128, ink) +
        tower(x + 36, 0, 13, 128, ink)
      );
    }),
    rect(-92, -126, 184, 126, wall),
    path('M-92-124L-70-160H70L92-124Z', roof),
    rect(-46, -190, 92, 66, wall),
    path('M-50-188C-50-250-22-276-7-288V-306H7V-288C22-276 50-250 50-188Z', roof),
    path('M-6-304L0-356L6-304Z', roof),
    tower(-74, 0, 18, 178, ink) + tower(74, 0, 18, 178, ink),
    times(29, (i) => rect(-364 + i * 25.5, -54, 11, 40, lamp)),
    times(7, (i) =>
      path(`M${-72 + i * 24 - 6}-76V-102A6 6 0 0 1 ${-72 + i * 24 + 6}-102V-76Z`, lamp),
    ),
    times(5, (i) => rect(-38 + i * 17, -180, 8, 34, lamp)),
  );
};
