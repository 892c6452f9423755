import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { fillPath, pathTemplate } from '@/config/sites/paths';
import { routeNames } from '@/config/sites/routes';
import type { Site } from '@/config/sites/site';
import { allSites, loadShops, loadWritings } from '../catalogue';
import { listNextProbes } from './nextProbes';

/** An address to request, and the line of the list that it belongs to. */
export interface Candidate {
  /** Such as `/kasse/{city}/warenkorb`. Several addresses may share it. */
  readonly label: string;
  readonly host: string;
  readonly path: string;
  readonly method: string;
}

const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Values for the parameters of rewrites and pages. */
const SAMPLE_PARAMS: Readonly<Record<string, string>> = {
  shopGroupId: '1',
  city: 'krakow',
  number: '1',
  path: 'f_webp&w_640/images/team.jpg',
  file: 'token.ics',
};

const hostOf = ({ id }: Site): string => `${id}.localhost`;

const at = (label: string, path: string, host = 'en.localhost', method = 'GET'): Candidate => ({
  label,
  host,
  path,
  method,
});

const readManifest = (name: string): unknown =>
  JSON.parse(readFileSync(join('.next', name), 'utf8'));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const listFiles = (folder: string, below = ''): readonly string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(below, entry.name);
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });

/** Parameter values for every route of a site, from the shipped content. */
const readParams = async (site: Site): Promise<Readonly<Record<string, string>>> => {
  const shop = (await loadShops()).get(site.id)?.[0];
  const { posts, pages } = await loadWritings(site);
  const [product, post, page] = [shop?.products[0], posts[0], pages[0]];
  if (!shop || !product || !post || !page) throw new Error(`${site.id} has too little content`);
  return {
    city: shop.city.slug,
    activity: product.texts.slug,
    category: post.categoryTexts.slug,
    post: post.slug,
    page: page.slug,
    number: '2',
    token: 'token',
  };
};

/** The pages of the route table, on every site that has them, and the paths of other sites. */
const listPages = async (): Promise<readonly Candidate[]> => {
  const candidates: Candidate[] = [];
  for (const site of allSites) {
    const params = await readParams(site);
    const templates = new Set<string>();
    for (const route of routeNames) {
      templates.add(pathTemplate(site, route));
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        candidates.push(
          at(pathTemplate(site, route), fillPath(site, route, params), hostOf(site), method),
        );
      }
    }
    for (const other of allSites) {
      for (const route of routeNames) {
        if (templates.has(pathTemplate(other, route))) continue;
        const path = fillPath(other, route, params);
        candidates.push(at('a path of another site', path, hostOf(site)));
      }
    }
  }
  return candidates;
};

const fillParams = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replaceAll(
    /\[+(?:\.{3})?(\w+)\]+|:(\w+)(?:\*|\(.*\))?/g,
    (_, inBrackets, afterColon) => {
      const value = params[String(inBrackets ?? afterColon)];
      if (value === undefined) throw new Error(`There is no sample for ${template}`);
      return value;
    },
  );

/** All pages of the build: site pages by their internal path, and all API routes. */
const listBuilt = async (build: string): Promise<readonly Candidate[]> => {
  const manifest = readManifest('server/pages-manifest.json');
  if (!isRecord(manifest)) throw new Error('The build lists no pages');
  const [english] = allSites;
  if (!english) throw new Error('There is no site');
  const { activity: slug = '', ...own } = await readParams(english);
  const params = { ...SAMPLE_PARAMS, ...own, site: 'en', slug };
  return Object.keys(manifest).flatMap((page) => {
    const path = fillParams(page, params);
    if (page.startsWith('/api/')) {
      return API_METHODS.map((method) => at(page, path, 'en.localhost', method));
    }
    const name = page === '/[site]' ? 'home' : page;
    return [
      at(`the internal path of a page`, path),
      at(`/_next/data/{build}${page}.json`, `/_next/data/${build}${path}.json`),
      at(`the data of another build (${name})`, `/_next/data/another${path}.json`),
    ];
  });
};

interface Rewrite {
  readonly source: string;
  readonly has?: unknown;
}

const isRewrite = (value: unknown): value is Rewrite =>
  isRecord(value) && typeof value['source'] === 'string';

/** Addresses that rewrites add to those of pages. */
const listRewritten = (): readonly Candidate[] => {
  const manifest = readManifest('routes-manifest.json');
  const rewrites = isRecord(manifest) && isRecord(manifest['rewrites']) ? manifest['rewrites'] : {};
  return Object.values(rewrites)
    .flatMap((group) => (Array.isArray(group) ? group : []))
    .filter(isRewrite)
    .filter(({ source, has }) => has === undefined && !/^\/:(?:site|folder)/.test(source))
    .flatMap(({ source }) =>
      ['GET', 'POST'].map((method) =>
        at(source.replace(/\(.*\)/, ''), fillParams(source, SAMPLE_PARAMS), 'en.localhost', method),
      ),
    );
};

/** Labels a file by folder and extension, since most file names change with their content. */
const toFileLabel = (path: string, build: string): string =>
  posix.join(posix.dirname(path).replace(build, '{build}'), `*${extname(path)}`);

const listPublic = (build: string): readonly Candidate[] => [
  ...listFiles('public').map((path) => at(toFileLabel(`/${path}`, build), encodeURI(`/${path}`))),
  ...listFiles('.next/static').map((path) => {
    const address = `/_next/static/${path}`;
    return at(toFileLabel(address, build), address.replaceAll('[', '%5B').replaceAll(']', '%5D'));
  }),
];

/** Further forms of a page's address. Each is the page itself or leads to it. */
const listSpellings = (): readonly Candidate[] => [
  at('/{city} with a query', '/krakow?a=b'),
  at('/{city} as the data of a page', '/krakow?__nextDataReq=1'),
  at('/{city} as another page', '/krakow?__nextLocale=de&nextInternalLocale=de&nxtPslug=x&site=de'),
  at('/{city} for an App Router', '/krakow?_rsc=abc&__flight__=1'),
  at('/{city} in capitals', '/KRAKOW'),
  at('/{city} twice escaped', '/%256brakow'),
  at('/index.html', '/index.html'),
  at('//', '//'),
];

/** All candidates: from the route table, the build's manifests and files, and known addresses of Next. */
export const listCandidates = async (): Promise<readonly Candidate[]> => {
  const build = readFileSync('.next/BUILD_ID', 'utf8');
  return [
    ...(await listPages()),
    ...(await listBuilt(build)),
    ...listRewritten(),
    ...listPublic(build),
    ...listSpellings(),
    ...listNextProbes(build).map((path) => at(path.replace(build, '{build}'), path)),
  ];
};
