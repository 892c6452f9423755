import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { toUrlPath } from '@/lib/toUrlPath';
import type { Site } from '@/sites/site';
import { type Assets, isAssetPath, toUnchangedHeaders } from './assets';
import { type Encoding, pickEncoding } from './encoding';
import type { Forwarding } from './forward';
import type { Hit, HotPages } from './hotPages';
import { type PageAddress, toDataAddress, toDocumentAddress } from './pageAddress';
import type { PageHeaders } from './pageHeaders';
import type { PageOrigin } from './frontMetrics';
import type { Renewals } from './renewals';
import type { SelfReport } from './selfReport';
import { isKnown, sendBody, sendUnchanged } from './sendBody';
import type { AskedSite } from './siteOfHost';

interface FrontParts {
  readonly sites: readonly Site[];
  readonly buildId: string;
  readonly siteOfHost: (host: string | undefined) => AskedSite;
  readonly hotPages: HotPages;
  readonly assets: Assets;
  readonly headers: PageHeaders;
  readonly renewals: Renewals;
  readonly forwarding: Forwarding;
  /** Learns what was marked as out of date until now. */
  readonly learnMarks: () => Promise<void>;
  readonly selfReport: Pick<SelfReport, 'answer'>;
  /** Told where pages came from. */
  readonly notePage: (origin: PageOrigin) => void;
  /** What a ready answer has beside what it always has: names and values in turn. */
  readonly markOf: (request: IncomingMessage) => readonly string[];
}

/** Next's own: who has them sees drafts, which are in no cache. */
const previewCookie = /(?:^|;\s*)__prerender_bypass=/;

/** What nobody's host says, so that it is kept out of search results. */
const outOfSearch: readonly string[] = ['X-Robots-Tag', 'noindex'];

const join = (pairs: readonly string[], further: readonly string[]): readonly string[] =>
  further.length === 0 ? pairs : [...pairs, ...further];

const isForEverybody = ({ method, headers: { cookie } }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !(cookie !== undefined && previewCookie.test(cookie));

/**
 * Answers whatever lies ready, and hands everything else to the renderer: what must be made first, what changes
 * something, and what only Next knows.
 */
export const createFront = (parts: FrontParts): RequestListener => {
  const { sites, buildId, siteOfHost, hotPages, assets, headers, renewals, forwarding } = parts;
  const { selfReport, notePage, markOf } = parts;
  const dataFolder = `/_next/data/${buildId}`;

  const sendPage = (
    request: IncomingMessage,
    response: ServerResponse,
    asked: AskedSite,
    hit: Hit,
    encoding: Encoding,
  ): void => {
    const further = asked.isCopy ? [...markOf(request), ...outOfSearch] : markOf(request);
    if (hit.isStale) renewals.renew(hit.page.key, request.url ?? '/', asked);
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
      response.writeHead(found.status, found.message, found.headers as string[]);
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
    { host }: AskedSite,
    isPage: boolean,
  ): void =>
    void forwarding.forward(request, response, {
      ...(host && { host }),
      onStatus: (status) => {
        if (status === 404) notePage('not_found');
        else if (isPage) notePage('miss');
      },
    });

  // No function is made here for a page that is ready: tsx gives each its name, which costs a microsecond.
  const answerPage = (
    request: IncomingMessage,
    response: ServerResponse,
    asked: AskedSite,
    path: string,
  ): void => {
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const id = asked.site.id + path;
    const ready = hotPages.find(id, encoding);
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
    void hotPages.look(id, address, encoding).then((hit) => {
      if (!hit) {
        forward(request, response, asked, true);
        return;
      }
      notePage(hit.isStale ? 'stale' : 'disk');
      sendPage(request, response, asked, hit, encoding);
    });
  };

  return (request, response) => {
    const path = toUrlPath(request.url ?? '/');
    if (selfReport.answer(request, response, path)) return;
    const asked = siteOfHost(request.headers.host);
    if (asked.isRefused) {
      response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Nothing is served at this host\n');
      return;
    }
    if (!isForEverybody(request)) {
      // Whoever is told that a page was refreshed must not be shown the old one a moment later.
      void forwarding.forward(request, response, { beforeAnswer: parts.learnMarks });
      return;
    }
    if (path.startsWith('/api/')) {
      void forwarding.forward(request, response);
    } else if (isAssetPath(path) && request.headers.range === undefined) {
      sendAsset(request, response, path).catch(() => forwarding.forward(request, response));
    } else {
      answerPage(request, response, asked, path);
    }
  };
};
