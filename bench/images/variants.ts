import { readdirSync } from 'node:fs';
import { heightOf, imagePresets } from '@/images/presets';

export interface VariantToMake {
  /** Below `public`. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

const folders = ['cities', 'products'];

/** Every card that the shop shows, in every width that a browser may choose. */
export const listVariants = (): readonly VariantToMake[] =>
  folders.flatMap((folder) =>
    readdirSync(`public/images/${folder}`).flatMap((file) =>
      imagePresets.card.widths.map((width) => ({
        path: `images/${folder}/${file}`,
        width,
        height: heightOf(width, 'card'),
      })),
    ),
  );

/** Works through a list, so many at a time, and says how many were done in a second. */
export const measureRate = async <Item>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<unknown>,
): Promise<number> => {
  const start = performance.now();
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const item of queue) await work(item);
    }),
  );
  return items.length / ((performance.now() - start) / 1000);
};
