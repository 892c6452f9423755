import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sign } from '@/lib/signature';

const secret = 'bench';
const product = 'pub-crawl';

/**
 * A copy of the shipped content in which one activity is edited again and again.
 *
 * @param content folder to be made
 */
export const createEditor = (content: string) => {
  cpSync('src/content', content, { recursive: true });
  const file = join(content, 'products', `${product}.json`);
  const original = readFileSync(file, 'utf8');
  return {
    product,

    /** For the shop. */
    env: { CONTENT_DIR: content, REVALIDATE_SECRET: secret },

    /** @param age in years, 30 at most: every page of the activity says it */
    edit: (age: number): void => {
      // At once, as editors' programs do.
      writeFileSync(`${file}.new`, original.replace(/"minAge": \d+/, `"minAge": ${age}`));
      renameSync(`${file}.new`, file);
    },

    /** What tells the shop of it, signed. */
    message: () => {
      const body = JSON.stringify({ type: 'product', id: product, timestamp: Date.now() });
      const signature = `sha256=${sign(secret, body)}`;
      const headers = { 'x-revalidate-signature': signature };
      return { path: '/api/revalidate', body, headers } as const;
    },
  };
};
