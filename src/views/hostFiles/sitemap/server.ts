import { createHostFile } from '../createHostFile';
import { keepPrinted } from './keepPrinted';
import { printFile, printIndex } from './printSitemap';

/** `GET /sitemap.xml`: the index of files; `GET /sitemap-<number>.xml`: pages of the host's site. */
export const sitemapEndpoint = createHostFile(async ({ query, site, getContext }) => {
  const context = await getContext();
  // The rewrite of the index says an empty number, so that a visitor's own `?number=` does not count.
  const number = query['number'] ? Number(query['number']) : undefined;
  const text = keepPrinted(context.mesh, `${site.id} ${number ?? ''}`, () =>
    number === undefined ? printIndex(context) : printFile(context, number),
  );
  return text === undefined ? undefined : { type: 'application/xml', text };
});
