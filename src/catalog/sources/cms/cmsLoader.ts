import type { ContentFault } from '@/catalog/sources/contentFault';
import { contentDemandedFrom } from '@/platform/process/requiredContent';
import { describeAddress } from '../describeAddress';
import type { Loaded, Loader } from '../loader';
import { fetchCms } from './fetchCms';
import { buildListUrl, type CmsSite, type ItemType } from './cmsAddress';
import { type FollowedListing, followListing } from './followListing';
import type { ItemList } from './items';
import type { Listing } from './listing';
import type { ShopKeys } from './shopKeys';
import { createToRecords } from './toRecords';

export interface CmsLoaderOptions {
  readonly sites: readonly CmsSite[];
  /** `user:application password`. If set, drafts are read too, for the preview. */
  readonly credentials?: string | undefined;
  /** The languages of the shop. */
  readonly languages: readonly string[];
  /** The hosts that the image proxy may read. Pictures on other hosts become links. */
  readonly imageHosts: readonly string[];
  /** Key of the person who is shown as the author of posts by unknown authors. */
  readonly author?: string | undefined;
  /** The keys of other sources that articles may reference. If left out, references are not checked here. */
  readonly listKeys?: (() => Promise<ShopKeys>) | undefined;
  /** Per request, in ms. */
  readonly timeout?: number;
  /** In ms since 1970. */
  readonly now?: () => number;
}

const types: readonly ItemType[] = ['posts', 'pages'];

interface Followed {
  readonly of: Omit<ItemList, 'items'>;
  readonly isDrafts: boolean;
  readonly listing: FollowedListing;
}

/** The timeout of the small request that checks for changes, in ms. Short, so that a hanging CMS is polled often. */
const quick = 2500;

const unpublished = 'draft,pending,future';

const followAll = ({
  sites,
  credentials,
  timeout = 8000,
  now = Date.now,
}: CmsLoaderOptions): readonly Followed[] => {
  const follow = (site: CmsSite, type: ItemType, isDrafts: boolean): Followed => ({
    of: { site: site.url, type, lang: site.lang },
    isDrafts,
    listing: followListing({
      ask: (query) =>
        fetchCms(
          buildListUrl(site, type, isDrafts ? { ...query, status: unpublished } : query),
          // Published items are requested without credentials, so that an expired password does not remove posts.
          {
            timeout: query['per_page'] === '1' ? Math.min(timeout, quick) : timeout,
            ...(isDrafts && credentials !== undefined ? { credentials } : {}),
          },
        ),
      now,
      demandedFrom: contentDemandedFrom,
    }),
  });
  const kinds = credentials === undefined ? [false] : [false, true];
  return kinds.flatMap((isDrafts) =>
    sites.flatMap((site) => types.map((type) => follow(site, type, isDrafts))),
  );
};

const noItems: Listing = { items: [], newest: undefined, isSettled: true };

/** Reads each list. A list that cannot be read keeps its last state. */
const readAll = async (followed: readonly Followed[]) => {
  const read = await Promise.all(
    followed.map(async ({ of, isDrafts, listing }) => {
      try {
        return { of, listing: await listing.read() };
      } catch (error) {
        // A missing list of drafts is acceptable; a missing list of published items is not.
        return { of, isDrafts, error, listing: listing.last() ?? (isDrafts ? noItems : undefined) };
      }
    }),
  );
  const failures = read.flatMap((it) => ('error' in it ? [it] : []));
  const lists = read.flatMap(({ of, listing }) => (listing ? [{ of, listing }] : []));
  const down = failures.filter(({ isDrafts }) => !isDrafts);
  const isDown =
    lists.length < followed.length ||
    down.length === followed.filter(({ isDrafts }) => !isDrafts).length;
  if (down[0] && isDown) throw down[0].error;
  return {
    lists,
    faults: failures.map(({ of: { type, lang }, isDrafts, error }): ContentFault => {
      const what = isDrafts ? 'drafts are' : 'what is there is';
      return {
        file: `${type}/${lang ?? ''}`,
        field: '',
        kind: 'unreadable',
        reason: `${what} as it last was, since the CMS fails: ${String(error)}`,
      };
    }),
  };
};

const describeSite = ({ lang, url }: CmsSite): string =>
  `${describeAddress(url)}${lang === undefined ? '' : ` (${lang})`}`;

const describe = (keys: ShopKeys | undefined): string =>
  keys ? JSON.stringify([[...keys.categories], [...keys.people], [...keys.cities]]) : '';

const isSame = (a: readonly unknown[], b: readonly unknown[] | undefined) =>
  a.length === b?.length && a.every((part, index) => part === b[index]);

/**
 * Loads posts and pages from one WordPress, or one per language, as records with the paths of article files. `load`
 * rejects if a list of published items was never read, or if none of them can be read now.
 */
export const createCmsLoader = (options: CmsLoaderOptions): Loader => {
  const { sites, languages, author, imageHosts, listKeys, now = Date.now } = options;
  const followed = followAll(options);
  const toRecords = createToRecords(languages);
  let last: { readonly signature: readonly unknown[]; readonly loaded: Loaded } | undefined;
  let flight: { readonly startedAt: number; readonly landed: Promise<Loaded> } | undefined;

  const load = async (): Promise<Loaded> => {
    const [{ lists, faults }, keys] = await Promise.all([readAll(followed), listKeys?.()]);
    const signature = [
      ...lists.map(({ listing }) => listing),
      ...faults.map(({ reason }) => reason),
      describe(keys),
    ];
    if (last && isSame(signature, last.signature)) return last.loaded;
    const loaded = await toRecords(
      lists.map(({ of, listing: { items } }) => ({ ...of, items })),
      faults,
      { keys, author, imageHosts },
    );
    last = { signature, loaded };
    return loaded;
  };

  return {
    id: 'cms',
    name: `CMS at ${sites.map(describeSite).join(', ')}`,
    load: () => {
      if (flight && flight.startedAt > contentDemandedFrom()) return flight.landed;
      // The load in progress may be older than the demanded content, so start another one after it.
      const before: Promise<unknown> = flight?.landed ?? Promise.resolve();
      const landed = before.then(load, load).finally(() => {
        if (flight?.landed === landed) flight = undefined;
      });
      flight = { startedAt: now(), landed };
      return landed;
    },
  };
};
