/** Hero 2: a street team lifts its captain and the cup; a flare lights up the night. */
import { windows } from '../building';
import { fadeAround, fadeTo, spray } from '../grain';
import { cream, ember, flame, mix, night, sun } from '../palettes';
import { randomFrom, repeat, times } from '../random';
import { box, disc, poly } from '../shapes';
import { glow, paint, tilted, vertical, type Picture } from '../svg';
import { fans, scarfHolder } from './fans';
import { trophyTeam } from './trophyTeam';

const soot = mix(night, ember, 0.1);
const wine = mix(night, ember, 0.36);

const air = vertical('victory-air', [
  mix(ember, night, 0.42),
  mix(ember, night, 0.26),
  mix(ember, night, 0.12),
]);
const heat = glow('victory-heat', flame, 0.95);
const halo = fadeAround('victory-halo', flame, 0.95, [0.5, 0.5], 0.5);
const plume = fadeTo('up', 'victory-plume', mix(ember, night, 0.4), 0.9);
const dark = fadeTo('down', 'victory-dark', soot, 0.8);
const lit = glow('victory-lit', sun, 0.95);

const disk = { x: 1440, y: 520, r: 400 };
const torch = { x: 1076, y: 400 };

const towers = times(17, (index) => {
  const x = -30 + index * 126;
  const height = 110 + ((index * 67) % 110) + (index > 11 ? 130 : 0);
  return (
    paint(index % 2 ? wine : mix(wine, ember, 0.1), box(x, 850 - height, 128, height + 150)) +
    (index % 3 === 1 ? paint(wine, box(x + 34, 826 - height, 40, 30)) : '') +
    paint(
      mix(sun, flame, 0.5),
      windows({
        x: x + 22 + (index % 2) * 24,
        y: 876 - height,
        columns: 2 + (index % 2),
        rows: 1 + (index % 2),
        stepX: 24,
        stepY: 36,
        width: 9,
        height: 16,
      }),
      0.4,
    )
  );
}).join('');

/** Smoke of the flare: it grows as it drifts to the right and out of the picture. */
const smoke = (lift: number): string =>
  times(26, (index) => {
    const way = index / 25;
    return disc(
      torch.x + 24 + way ** 1.3 * 900 + Math.sin(index * 1.9) * 26 * way,
      torch.y - 60 - lift * way - way ** 0.55 * 310 + Math.cos(index * 2.3) * 30 * way,
      16 + way ** 0.8 * 110 + (index % 3) * 16 * way,
    );
  }).join('');

/** Paper scraps, larger toward us. */
const confetti = ((): string => {
  const random = randomFrom(88);
  const scrap = (color: string): string =>
    tilted(
      random(960, 1980),
      random(90, 330),
      random(0, 180),
      paint(color, box(0, 0, random(9, 20), random(6, 11))),
    );
  return (
    repeat(14, () => scrap(cream)) + repeat(12, () => scrap(sun)) + repeat(9, () => scrap(soot))
  );
})();

const rays = paint(
  mix(ember, flame, 0.18),
  repeat(18, (index) => {
    const angle = (index / 18) * Math.PI * 2 + 0.1;
    const reach = (turn: number) =>
      [disk.x + Math.cos(turn) * 1700, disk.y + Math.sin(turn) * 1700] as const;
    return poly([disk.x, disk.y], reach(angle), reach(angle + 0.17));
  }),
  0.4,
);

export const victory: Picture = {
  width: 2000,
  height: 1000,
  gradients: [air, heat, halo, plume, dark, lit],
  layers: [
    paint(air.fill, box(0, 0, 2000, 1000)),
    rays,
    spray(halo.fill, disc(disk.x, disk.y, 620)),
    paint(mix(flame, ember, 0.15), disc(disk.x, disk.y, disk.r)),
    paint(mix(ember, night, 0.32), smoke(90)),
    paint(ember, smoke(0)) + spray(plume.fill, smoke(0)),
    towers,
    spray(dark.fill, box(0, 560, 2000, 440)),
    paint(heat.fill, disc(disk.x, 760, 460), 0.8),
    paint(lit.fill, disc(torch.x, torch.y - 20, 230)),
    trophyTeam({ from: 'left', shade: mix(ember, night, 0.5), rim: mix(sun, cream, 0.5) }),
    confetti,
    fans(mix(soot, wine, 0.5), { base: 960, from: 60, step: 150, count: 14, size: 0.95 }),
    fans(soot, { base: 1026, from: -20, step: 232, count: 10, size: 1.45 }),
    scarfHolder(1016, 985, soot, ember, cream),
  ],
};
