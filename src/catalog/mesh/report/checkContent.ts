import { join } from 'node:path';
import type { ContentFault } from '@/catalog/sources/contentFault';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import type { Loader } from '@/catalog/sources/loader';
import { createPicturesLoader } from '@/catalog/sources/pictures/picturesLoader';
import { sites as siteRecords } from '@/config/sites/records';
import { languages, type Site } from '@/config/sites/site';
import { buildMesh } from '../buildMesh';
import { factsFile } from '../collections';
import type { Mesh } from '../mesh';
import { findOpenPoints, type OpenPoint } from './companies';
import { countSites, type SiteCounts } from './countSites';
import { findTranslationGaps, type Gap } from './gaps';
import { loadSources, type SourceReport } from './loadSources';
import { findMissingPages } from './missingPages';
import { findMissingPictures } from './pictures';
import { findPromiseFaults } from './promises';
import { findProseFaults } from './prose';
import { findShadowedRedirects } from './shadowedRedirects';
import { findUnused, listDrafts, type Unused } from './unused';
import { findWordingFaults } from './wording';

export interface ContentReport {
  readonly sources: readonly SourceReport[];
  /** The number of records per collection, over all sources and sites. */
  readonly counts: Readonly<Record<string, number>>;
  readonly sites: readonly SiteCounts[];
  /** Faults that editors have to fix. */
  readonly faults: readonly ContentFault[];
  /** Fields with different values in two sources: the owner's value is used, and nothing has to be done. */
  readonly conflicts: readonly ContentFault[];
  readonly unused: readonly Unused[];
  /** Files of unpublished articles. */
  readonly drafts: readonly string[];
  readonly gaps: readonly Gap[];
  /** What brands have to add before their sites may sell. */
  readonly openPoints: readonly OpenPoint[];
}

interface Checked {
  readonly report: ContentReport;
  readonly mesh: Mesh;
}

/** Products that no shop offers. */
const findUnsold = (mesh: Mesh): ContentFault[] => {
  const sold = new Set(
    [...mesh.shopGroups.values()].flatMap((group) => group.shops.flatMap((shop) => shop.products)),
  );
  return [...mesh.products.keys()]
    .filter((key) => !sold.has(key))
    .map((key) => ({
      file: factsFile('products', key),
      field: 'offers',
      kind: 'unsold',
      reason: 'is sold by no shop: name it in the products of a shop group’s shop',
    }));
};

const findFaults = (mesh: Mesh, sites: readonly Site[]): readonly ContentFault[] => [
  ...mesh.faults,
  ...findProseFaults(mesh),
  ...findMissingPictures(mesh),
  ...findUnsold(mesh),
  ...findMissingPages(mesh, sites),
  ...findShadowedRedirects(mesh),
  ...findWordingFaults(mesh),
  ...findPromiseFaults(mesh),
];

const countAll = (mesh: Mesh): Readonly<Record<string, number>> => {
  const groups = [...mesh.shopGroups.values()];
  const products = [...mesh.products.values()];
  return {
    'shop groups': groups.length,
    shops: groups.reduce((sum, { shops }) => sum + shops.length, 0),
    cities: mesh.cities.size,
    products: products.length,
    offers: products.reduce((sum, { offers }) => sum + Object.keys(offers).length, 0),
    extras: products.reduce((sum, { extras }) => sum + extras.length, 0),
    pictures: mesh.pictures.size,
    posts: mesh.posts.length,
    pages: mesh.pages.length,
    people: mesh.people.size,
    'blog categories': mesh.blogCategories.size,
    redirects: mesh.redirects.rules.length,
    languages: languages.length,
    'text files': [...mesh.records.values()].filter((record) => record.kind === 'texts').length,
  };
};

/** @throws if no mesh can be built; the message has the reasons of the sources that are down */
const build = (loads: Awaited<ReturnType<typeof loadSources>>): Mesh => {
  try {
    return buildMesh(
      loads.flatMap(({ report: { id }, loaded }) => (loaded ? [{ ...loaded, source: id }] : [])),
    );
  } catch (error) {
    const down = loads.flatMap(({ report: { id, reason } }) =>
      reason === null ? [] : [`${id}: down: ${reason}`],
    );
    if (down.length === 0) throw error;
    throw new Error(down.join('\n'), { cause: error });
  }
};

/**
 * Loads all sources as at a first start, and runs further checks that no page needs. A source that is down is reported,
 * and the content of the others is still checked.
 *
 * @throws if the sources have no usable content
 */
export const checkSources = async (
  loaders: readonly Loader[],
  sites: readonly Site[] = Object.values(siteRecords),
): Promise<Checked> => {
  const loads = await loadSources(loaders);
  const mesh = build(loads);
  const found = findFaults(mesh, sites);
  const report: ContentReport = {
    sources: loads.map((it) => it.report),
    counts: countAll(mesh),
    sites: countSites(mesh, sites),
    faults: found.filter(({ kind }) => kind !== 'conflict'),
    conflicts: found.filter(({ kind }) => kind === 'conflict'),
    unused: findUnused(mesh, sites),
    drafts: listDrafts(mesh),
    gaps: findTranslationGaps(mesh, sites),
    openPoints: findOpenPoints(mesh, sites),
  };
  return { report, mesh };
};

/** The report on a content folder, without other sources. */
export const checkContent = async (
  folder: string,
  publicFolder = join(process.cwd(), 'public'),
): Promise<ContentReport> => {
  const loaders = [createFilesLoader(folder), createPicturesLoader([folder, publicFolder])];
  return (await checkSources(loaders)).report;
};
