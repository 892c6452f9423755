import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { toUrlPath } from '@troupe/basics/toUrlPath';
import type { FindPreviewCookies } from '@/server/preview/previewGate';
import type { Site } from '@/config/sites/site';
import { type Assets, isAssetPath, toUnchangedHeaders } from './assets';
import { type Encoding, pickEncoding } from './encoding';
import type { FailurePage } from './failurePage';
import type { RendererProxy } from './rendererProxy';
import type { CacheHit, ResponseCache } from './responseCache';
import { type PageAddress, toDataAddress, toDocumentAddress } from './pageAddress';
import type { PageHeaders } from './pageHeaders';
import type { PageOrigin } from './cacheServerMetrics';
import type { BackgroundRevalidation } from './backgroundRevalidation';
import type { HealthEndpoints } from './healthEndpoints';
import { isKnown, sendBody, sendUnchanged } from './sendBody';
import { isUnusedNextAddress } from './nextAddresses';
import { abortAnswer, closeAfter, isClosingConnection, refuseRequest } from './refuseRequest';
import { findFramingProblem } from './requestFraming';
import type { AskedSite } from './siteResolver';

interface CacheServerParts {
  readonly sites: readonly Site[];
  readonly buildId: string;
  readonly resolveSite: (host: string | undefined) => AskedSite;
  readonly findPreviewCookies: FindPreviewCookies;
  readonly responseCache: ResponseCache;
  readonly assets: Assets;
  readonly headers: PageHeaders;
  readonly backgroundRevalidation: BackgroundRevalidation;
  readonly forwarding: RendererProxy;
  /** Reads the invalidations that were written until now. */
  readonly learnInvalidations: () => Promise<void>;
  readonly healthEndpoints: Pick<HealthEndpoints, 'answer'>;
  /** Counts where pages came from. */
  readonly notePage: (origin: PageOrigin) => void;
  /** Answers browsers when no renderer answers. */
  readonly failurePageOf: (site: Site) => FailurePage | undefined;
  /** Additional headers of a cached response: alternating names and values. */
  readonly markOf: (request: IncomingMessage) => readonly string[];
}

/** Keeps hosts that belong to no site out of search results. */
const outOfSearch: readonly string[] = ['X-Robots-Tag', 'noindex'];

const join = (pairs: readonly string[], further: readonly string[]): readonly string[] =>
  further.length === 0 ? pairs : [...pairs, ...further];

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/**
 * Answers requests from the response cache and the page cache. It forwards all others to the renderer: pages that must
 * be rendered first, requests that change something, and paths that only Next knows.
 */
export const createCacheServer = (parts: CacheServerParts): RequestListener => {
  const {
    sites,
    buildId,
    resolveSite,
    responseCache,
    assets,
    headers,
    backgroundRevalidation,
    forwarding,
  } = parts;
  const { healthEndpoints, notePage, markOf, findPreviewCookies, failurePageOf } = parts;
  const dataFolder = `/_next/data/${buildId}`;

  const sendPage = (
    request: IncomingMessage,
    response: ServerResponse,
    asked: AskedSite,
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
      ? toDataAddress(sites, path.slice(dataFolder.length))
      : toDocumentAddress(site, path);

  const forward = (
    request: IncomingMessage,
    response: ServerResponse,
    { host, site }: AskedSite,
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
    { host }: AskedSite,
    previewCookies: string,
  ): void => void forwarding.forward(request, response, { ...(host && { host }), previewCookies });

  // The cache-hit path creates no closure: a server answers tens of thousands of these a second.
  const answerPage = (
    request: IncomingMessage,
    response: ServerResponse,
    asked: AskedSite,
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
      .catch((error: unknown) => abortAnswer(response, error, {}, failurePageOf(asked.site)));
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
    if (healthEndpoints.answer(request, response, path)) return;
    const asked = resolveSite(request.headers.host);
    if (asked.isRefused) {
      response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Nothing is served at this host\n');
      return;
    }
    if (isUnusedNextAddress(path)) {
      response.writeHead(404, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end('Not found\n');
      return;
    }
    if (!isRead(request)) {
      // A client that receives the confirmation of a revalidation must not receive the old page after it.
      void forwarding.forward(request, response, { beforeAnswer: parts.learnInvalidations });
      return;
    }
    if (path.startsWith('/api/')) {
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
      abortAnswer(response, error);
    }
  };
};
