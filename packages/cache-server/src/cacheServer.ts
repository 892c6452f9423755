import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { toUrlPath } from '@troupe/basics/toUrlPath';
import { type Assets, isBuildAsset, toUnchangedHeaders } from './assets';
import { type Encoding, pickEncoding } from './encoding';
import type { FailurePage } from './failurePage';
import type { RendererProxy } from './rendererProxy';
import type { CacheHit, ResponseCache } from './responseCache';
import type { PageAddress } from './pageAddress';
import type { PageHeaders } from './pageHeaders';
import type { BackgroundRevalidation } from './backgroundRevalidation';
import { isKnown, sendBody, sendUnchanged } from './sendBody';
import { abortAnswer, closeAfter, isClosingConnection, refuseRequest } from './refuseRequest';
import { findFramingProblem } from './requestFraming';
import type { ReportFailure } from './reportFailure';
import type { AnySite, AskedSite, SiteRouting } from './siteRouting';
import type { StreamServer } from './streams/streamServer';

/**
 * Where the response to a request for a page came from: the memory of this process (`memory`), the page cache (`disk`),
 * either of them past the revalidation period (`stale`), or the renderer (`miss`). `not_found` is any 404 response.
 */
export type PageOrigin = 'memory' | 'disk' | 'stale' | 'miss' | 'not_found';

/** What an application may add to the cache server. */
export interface CacheServerExtensions<Site extends AnySite> {
  /** Whether a file below this path never changes, so that it may be cached for ever. By default, `/_next/static`. */
  readonly isAssetPath?: (path: string) => boolean;
  /** Whether a path is answered with 404 although Next would answer it. By default, none is. */
  readonly isClosedPath?: (path: string) => boolean;
  /** Answers a request itself, at any host: health checks, for example. @returns whether it does */
  readonly answerFirst?: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ) => boolean;
  /** @returns Next's own preview cookies for a request whose drafts are rendered; undefined for every other request */
  readonly findPreviewCookies?: (
    headers: Pick<IncomingHttpHeaders, 'cookie' | 'host'>,
  ) => string | undefined;
  /** Answers browsers when no renderer answers. */
  readonly failurePageOf?: (site: Site) => FailurePage | undefined;
  /** Counts where pages came from. */
  readonly notePage?: (origin: PageOrigin) => void;
  /** Serves the application's streams of server-sent events. */
  readonly streams?: StreamServer;
  /** Additional headers of a cached response: alternating names and values. */
  readonly markOf?: (request: IncomingMessage) => readonly string[];
}

interface CacheServerParts<Site extends AnySite> extends CacheServerExtensions<Site> {
  readonly routing: SiteRouting<Site>;
  readonly buildId: string;
  readonly responseCache: ResponseCache;
  readonly assets: Assets;
  readonly headers: PageHeaders;
  readonly backgroundRevalidation: BackgroundRevalidation;
  readonly forwarding: RendererProxy;
  /** Reads the invalidations that were written until now. */
  readonly learnInvalidations: () => Promise<void>;
  readonly reportFailure: ReportFailure;
}

const none: readonly string[] = [];

/** Keeps hosts that belong to no site out of search results. */
const outOfSearch: readonly string[] = ['X-Robots-Tag', 'noindex'];

const join = (pairs: readonly string[], further: readonly string[]): readonly string[] =>
  further.length === 0 ? pairs : [...pairs, ...further];

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/**
 * Answers requests from the response cache and the page cache. It forwards all others to the renderer: pages that must
 * be rendered first, requests that change something, and paths that only Next knows.
 */
export const createCacheServer = <Site extends AnySite>(
  parts: CacheServerParts<Site>,
): RequestListener => {
  const { buildId, responseCache, assets, headers, backgroundRevalidation, forwarding } = parts;
  const { resolveSite, toDocumentAddress, toDataAddress } = parts.routing;
  const { reportFailure, isAssetPath = isBuildAsset, isClosedPath = () => false } = parts;
  const { answerFirst = () => false, notePage = () => {}, markOf = () => none } = parts;
  const { findPreviewCookies = () => undefined, failurePageOf = () => undefined } = parts;
  const dataFolder = `/_next/data/${buildId}`;

  const sendPage = (
    request: IncomingMessage,
    response: ServerResponse,
    asked: AskedSite<Site>,
    hit: CacheHit,
    encoding: Encoding,
  ): void => {
    const further = asked.isCopy ? [...markOf(request), ...outOfSearch] : markOf(request);
    if (hit.isStale) backgroundRevalidation.renew(hit.page.key, request.url ?? '/', asked);
    if (isKnown(request, hit.page.etag)) {
      sendUnchanged(response, join(headers.unchanged(hit), further));
    } else {
      sendBody(request, response, join(headers.whole(hit, encoding), further), hit.body);
    }
  };

  const sendAsset = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> => {
    const found = await assets.get(path, pickEncoding(request.headers['accept-encoding']));
    if ('status' in found) {
      response.writeHead(found.status, found.message, [...found.headers]);
      response.end(request.method === 'HEAD' ? undefined : found.body);
      return;
    }
    const { etag, body, encoding, headers: always } = found;
    const mark = markOf(request);
    if (isKnown(request, etag)) {
      sendUnchanged(response, [...toUnchangedHeaders(found), ...mark]);
      return;
    }
    const packed = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const whole = [...always, 'Content-Length', String(body.length), ...packed, ...mark];
    sendBody(request, response, whole, body);
  };

  const toAddress = (site: Site, path: string): PageAddress | undefined =>
    path.startsWith(dataFolder)
      ? toDataAddress(path.slice(dataFolder.length))
      : toDocumentAddress(site, path);

  const forward = (
    request: IncomingMessage,
    response: ServerResponse,
    { host, site }: AskedSite<Site>,
    isPage: boolean,
  ): void =>
    void forwarding.forward(request, response, {
      ...(host && { host }),
      failurePage: failurePageOf(site),
      onStatus: (status) => {
        if (status === 404) notePage('not_found');
        else if (isPage) notePage('miss');
      },
    });

  /** Drafts are rendered for each request, and are in no cache. */
  const forwardPreview = (
    request: IncomingMessage,
    response: ServerResponse,
    { host }: AskedSite<Site>,
    previewCookies: string,
  ): void => void forwarding.forward(request, response, { ...(host && { host }), previewCookies });

  // The cache-hit path creates no closure: a server answers tens of thousands of these a second.
  const answerPage = (
    request: IncomingMessage,
    response: ServerResponse,
    asked: AskedSite<Site>,
    path: string,
  ): void => {
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const id = asked.site.id + path;
    const ready = responseCache.find(id, encoding);
    if (ready) {
      notePage(ready.isStale ? 'stale' : 'memory');
      sendPage(request, response, asked, ready, encoding);
      return;
    }
    const address = toAddress(asked.site, path);
    if (!address) {
      forward(request, response, asked, false);
      return;
    }
    responseCache
      .look(id, address, encoding)
      .then((hit) => {
        if (!hit) {
          forward(request, response, asked, true);
          return;
        }
        notePage(hit.isStale ? 'stale' : 'disk');
        sendPage(request, response, asked, hit, encoding);
      })
      .catch((error: unknown) =>
        abortAnswer(response, error, reportFailure, {}, failurePageOf(asked.site)),
      );
  };

  const answer: RequestListener = (request, response) => {
    if (isClosingConnection(request)) return;
    const problem = findFramingProblem(request);
    if (problem) {
      refuseRequest(request, response, problem);
      return;
    }
    // No other protocol is supported. Node's parser does not find the next request after an upgrade request.
    if (request.headers.upgrade !== undefined) closeAfter(request, response);
    // Servers disagree about which headers keep a connection of HTTP/1.0 open: Node's parser obeys `Proxy-Connection`.
    if (request.httpVersionMinor === 0) closeAfter(request, response);
    const path = toUrlPath(request.url ?? '/');
    if (answerFirst(request, response, path)) return;
    const asked = resolveSite(request.headers.host);
    if (asked.isRefused) {
      response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Nothing is served at this host\n');
      return;
    }
    if (isClosedPath(path)) {
      response.writeHead(404, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end('Not found\n');
      return;
    }
    if (!isRead(request)) {
      // A page that takes a form is of the site of the host, as any page is.
      const site = path.startsWith('/api/') || asked.host === undefined ? {} : { host: asked.host };
      // A client that receives the confirmation of a revalidation must not receive the old page after it.
      void forwarding.forward(request, response, {
        ...site,
        beforeAnswer: parts.learnInvalidations,
      });
      return;
    }
    if (path.startsWith('/api/')) {
      if (parts.streams?.answer(request, response, path, forwarding)) return;
      void forwarding.forward(request, response);
    } else if (isAssetPath(path) && request.headers.range === undefined) {
      sendAsset(request, response, path).catch(() => forwarding.forward(request, response));
    } else {
      const previewCookies = findPreviewCookies(request.headers);
      if (previewCookies === undefined) answerPage(request, response, asked, path);
      else forwardPreview(request, response, asked, previewCookies);
    }
  };

  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      abortAnswer(response, error, reportFailure);
    }
  };
};
