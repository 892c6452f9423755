import { shade, tint } from '../palette';
import { disc, join, path, rect, times } from '../shape';

/** A domed copper kettle with its swan neck, 340 wide, standing on y = 0. */
export const copperKettle = (copper: string, seams: string): string =>
  join(
    path('M-16-300C-14-380 20-400 60-420H260V-396H76C30-380 18-360 16-300Z', seams),
    path('M-150 0V-150C-150-230-60-250-16-310H16C60-250 150-230 150-150V0Z', copper),
    path(
      'M-128 0V-150C-128-214-60-246-24-296L-10-300C-40-240-96-214-100-150V0Z',
      tint(copper, 0.45),
    ),
    rect(-156, -160, 312, 14, seams),
    times(11, (i) => disc(-140 + i * 28, -153, 3, tint(copper, 0.4))),
    disc(10, -78, 42, seams) + disc(10, -78, 31, tint(copper, 0.7)) + disc(10, -78, 6, seams),
    rect(-170, -8, 340, 24, shade(seams, 0.3)),
  );

/** A hop cone lying on 0,0, 40 high. */
export const hopCone = (green: string): string =>
  path('M0-44C18-38 22-16 0 0C-22-16-18-38 0-44Z', green) +
  times(4, (i) =>
    path(
      `M${-15 + i} ${-32 + i * 8}Q0 ${-16 + i * 8} ${15 - i} ${-32 + i * 8}Q0 ${-22 + i * 8} ${-15 + i} ${-32 + i * 8}Z`,
      shade(green, 0.3),
    ),
  );
