import type { PageAddress } from './pageAddress';

/** A site that this server serves. Several sites may share one build. */
export interface AnySite {
  readonly id: string;
}

/** What a request asks for, by its host. */
export interface AskedSite<Site extends AnySite = AnySite> {
  readonly site: Site;
  /**
   * The internal host of the site, the same in every build; undefined to forward the requested one. With an internal
   * one, the renderer finds the requested one in `x-forwarded-host`.
   */
  readonly host: string | undefined;
  /** Whether nothing is served at this host: the response is 421. */
  readonly isRefused: boolean;
  /** Whether no site has this host: search engines must not index its pages. */
  readonly isCopy: boolean;
}

/** The sites and addresses of the application. All functions are called for each request, and must be fast. */
export interface SiteRouting<Site extends AnySite = AnySite> {
  /** Finds the site of a `Host` header. */
  readonly resolveSite: (host: string | undefined) => AskedSite<Site>;
  /**
   * @param path as requested, percent-encoded and without query
   * @returns undefined if Next must handle the path: no page has it, or it is another spelling of a page's address
   */
  readonly toDocumentAddress: (site: Site, path: string) => PageAddress | undefined;
  /**
   * Finds the page whose data client-side navigation requests.
   *
   * @param path below `/_next/data/<build>`: `/de/krakow.json`
   */
  readonly toDataAddress: (path: string) => PageAddress | undefined;
}
