import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sign } from '@/lib/signature';

const secret = 'bench';
const product = 'pub-crawl';

/**
 * A copy of the shipped content in which one activity is edited repeatedly.
 *
 * @param content folder to create
 */
export const createEditor = (content: string) => {
  cpSync('content', content, { recursive: true });
  const file = join(content, 'products', `${product}.json`);
  const original = readFileSync(file, 'utf8');
  return {
    product,

    /** Environment variables of the shop. */
    env: { CONTENT_DIR: content, REVALIDATE_SECRET: secret },

    /** @param age in years, at most 30; every page of the activity shows it */
    edit: (age: number): void => {
      // Writes atomically, as editors do.
      writeFileSync(`${file}.new`, original.replace(/"minAge": \d+/, `"minAge": ${age}`));
      renameSync(`${file}.new`, file);
    },

    /** The signed webhook that notifies the shop of the edit. */
    message: () => {
      const body = JSON.stringify({ type: 'product', id: product, timestamp: Date.now() });
      const signature = `sha256=${sign(secret, body)}`;
      const headers = { 'x-revalidate-signature': signature };
      return { path: '/api/revalidate', body, headers } as const;
    },
  };
};
