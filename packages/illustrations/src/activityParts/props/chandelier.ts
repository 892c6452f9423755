import { join, path, poly, rect, times } from '../shape';

/** A crown chandelier on its chain, 220 wide; its hoop hangs at y = 0. */
export const chandelier = (metal: string, flame: string): string =>
  join(
    rect(-2, -320, 4, 250, metal),
    path(
      'M-110-20C-90 20-40 40 0 44C40 40 90 20 110-20C70 6 40 8 6 6V-76H-6V6C-40 8-70 6-110-20Z',
      metal,
    ),
    times(7, (i) => {
      const [x, y] = [-108 + i * 36, -30 - Math.cos((i - 3) / 2) * 8];
      return (
        rect(x - 4, y, 8, 22, metal) +
        path(
          `M${x} ${y - 26}C${x + 11} ${y - 8} ${x + 8} ${y + 2} ${x} ${y + 2}C${x - 8} ${y + 2} ${x - 11} ${y - 8} ${x} ${y - 26}Z`,
          flame,
        )
      );
    }),
    times(5, (i) => {
      const x = -60 + i * 30;
      return poly(
        [
          [x - 5, 38],
          [x + 5, 38],
          [x, 66 - Math.abs(i - 2) * 6],
        ],
        flame,
      );
    }),
  );
