import { Agent, get } from 'node:http';
import type { SiteId } from '@/config/sites/site';

export type Page = readonly [siteId: SiteId, path: string];

/** Requests pages from a shop on this machine, some at a time. */
export const createAsker = (port: number, atOnce: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

  /** @throws on a status other than 200 */
  const read = ([siteId, path]: Page): Promise<string> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, agent };
      get({ ...options, headers: { host: `${siteId}.localhost:${port}` } }, (response) => {
        let body = '';
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
        response
          .setEncoding('utf8')
          .on('data', (chunk: string) => (body += chunk))
          .on('end', () => resolve(body));
      }).on('error', reject);
    });

  return {
    read,

    /** @returns the total size of the pages, in bytes */
    readAll: async (pages: readonly Page[]): Promise<number> => {
      let next = 0;
      let bytes = 0;
      const work = async () => {
        for (let page = pages[next++]; page; page = pages[next++]) {
          const size = Buffer.byteLength(await read(page));
          bytes += size;
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return bytes;
    },

    close: (): void => agent.destroy(),
  };
};
