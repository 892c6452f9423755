import { readdirSync } from 'node:fs';
import { heightOf, imagePresets } from '@/ui/images/presets';

export interface VariantToMake {
  /** Path below `public`. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

const folders = ['cities', 'products'];

/** Every card image of the shop, in every width that a browser can choose. */
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

/** Processes a list with limited concurrency. @returns items per second */
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
