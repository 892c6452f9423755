import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteIds } from '@/sites/site';
import { gzipSize, listScripts, readPageData } from './pageWeight';

/** `npm run size`: how heavy the first load of the built pages is. Reads the build; nothing needs to run. */
const pages = ['', '/krakow', '/destinations', '/map', '/about', '/blog', '/search'];

const fileOf = (source: string) => join('.next', decodeURIComponent(source.replace('/_next/', '')));

const measure = (path: string) => {
  const html = readFileSync(join('.next/server/pages', `${path}.html`), 'utf8');
  return {
    script: listScripts(html).reduce(
      (sum, source) => sum + gzipSize(readFileSync(fileOf(source))),
      0,
    ),
    html: gzipSize(html),
    data: Buffer.byteLength(readPageData(html)),
  };
};

const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as {
  routes: Readonly<Record<string, unknown>>;
};

/** An activity of a site that is made at build. */
const findActivity = (siteId: string) =>
  Object.keys(routes)
    .filter((path) => new RegExp(`^/${siteId}/[^/]+/krakow$`).test(path))
    .slice(0, 1);

console.log('page                                 JS gzip  HTML gzip  data raw   (bytes)');
for (const siteId of siteIds) {
  for (const path of [...pages.map((page) => `/${siteId}${page}`), ...findActivity(siteId)]) {
    const { script, html, data } = measure(path);
    console.log(
      [
        path.padEnd(36),
        String(script).padStart(8),
        String(html).padStart(10),
        String(data).padStart(9),
      ].join(' '),
    );
  }
}
