import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteIds } from '@/sites/site';

/** `npm run size`: how heavy the first load of the built pages is. Reads the build; nothing needs to run. */
const pages = ['', '/krakow', '/destinations', '/about'];

const gzipOf = (data: Buffer | string) => gzipSync(data, { level: 6 }).length;

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /src="\/_next\/([^"]+)"/.exec(tag)?.[1] ?? []);

const measure = (path: string) => {
  const html = readFileSync(join('.next/server/pages', `${path}.html`), 'utf8');
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return {
    script: scriptsOf(html).reduce(
      (sum, file) => sum + gzipOf(readFileSync(join('.next', decodeURIComponent(file)))),
      0,
    ),
    html: gzipOf(html),
    data: Buffer.byteLength(data),
  };
};

/** An activity per site that is made at build. */
const firstActivity = (siteId: string) => {
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as {
    routes: Readonly<Record<string, unknown>>;
  };
  return (
    Object.keys(routes).find((path) => new RegExp(`^/${siteId}/[^/]+/krakow$`).test(path)) ?? ''
  );
};

console.log('page                                 JS gzip  HTML gzip  data raw   (bytes)');
for (const siteId of siteIds) {
  for (const path of [...pages.map((page) => `/${siteId}${page}`), firstActivity(siteId)]) {
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
