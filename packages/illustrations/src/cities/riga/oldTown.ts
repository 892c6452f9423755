/** The roofs of the old town, row behind row, with mist between the rows. */
import { brick, coral, cream, mix, rose, sand, sea, teal } from '../../palettes';
import { farTone, mist, tiles } from './colours';
import { row } from './roofs';

const pale = (color: string, amount: number): string => mix(color, mist, amount);

export const farRoofs = row(
  [
    {
      x: -30,
      width: 150,
      ridge: 572,
      eaves: 612,
      tile: pale(tiles.light, 0.55),
      wall: pale(sand, 0.4),
    },
    {
      x: 130,
      width: 110,
      ridge: 560,
      eaves: 610,
      tile: pale(farTone.dark, 0.3),
      wall: pale(sea, 0.7),
      gable: true,
    },
    {
      x: 236,
      width: 180,
      ridge: 580,
      eaves: 618,
      tile: pale(tiles.light, 0.6),
      wall: pale(rose, 0.5),
    },
    {
      x: 420,
      width: 120,
      ridge: 556,
      eaves: 614,
      tile: pale(tiles.light, 0.5),
      wall: pale(sand, 0.3),
      gable: true,
    },
    {
      x: 664,
      width: 150,
      ridge: 570,
      eaves: 616,
      tile: pale(farTone.dark, 0.25),
      wall: pale(rose, 0.4),
    },
    {
      x: 1180,
      width: 130,
      ridge: 566,
      eaves: 618,
      tile: pale(tiles.light, 0.5),
      wall: pale(sand, 0.3),
      gable: true,
    },
    {
      x: 1316,
      width: 170,
      ridge: 578,
      eaves: 618,
      tile: pale(farTone.dark, 0.3),
      wall: pale(sea, 0.7),
    },
    {
      x: 1490,
      width: 150,
      ridge: 556,
      eaves: 610,
      tile: pale(tiles.light, 0.55),
      wall: pale(sand, 0.4),
    },
  ],
  'riga-far',
  pale(farTone.dark, 0.2),
  600,
);

export const nearRoofs = row(
  [
    { x: -60, width: 220, ridge: 650, eaves: 716, tile: tiles.light, wall: mix(sand, cream, 0.3) },
    {
      x: 166,
      width: 150,
      ridge: 632,
      eaves: 722,
      tile: mix(teal, sea, 0.4),
      wall: mix(rose, cream, 0.35),
      gable: true,
    },
    {
      x: 320,
      width: 210,
      ridge: 662,
      eaves: 724,
      tile: mix(coral, brick, 0.35),
      wall: mix(sand, coral, 0.2),
    },
    {
      x: 536,
      width: 130,
      ridge: 640,
      eaves: 722,
      tile: tiles.light,
      wall: mix(sea, cream, 0.6),
      gable: true,
    },
    {
      x: 668,
      width: 130,
      ridge: 668,
      eaves: 728,
      tile: mix(teal, sea, 0.3),
      wall: mix(sand, cream, 0.3),
    },
    {
      x: 1196,
      width: 180,
      ridge: 656,
      eaves: 722,
      tile: mix(coral, brick, 0.3),
      wall: mix(sand, cream, 0.2),
    },
    {
      x: 1380,
      width: 250,
      ridge: 636,
      eaves: 712,
      tile: mix(teal, sea, 0.35),
      wall: mix(rose, cream, 0.3),
    },
  ],
  'riga-near',
  mix(brick, teal, 0.5),
  690,
);
