import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { toFields } from '@troupe/basics/fields';
import { toLogPath } from '@troupe/basics/toLogPath';
import { summarize } from '@/commerce/orders/issue';
import { isDocumentId } from '@/commerce/proposals/model/documentToken';
import {
  findDocument,
  noteUse,
  type OpenedDocument,
  showDocument,
} from '@/commerce/proposals/openDocument';
import { parseDocumentCommand } from '@/commerce/proposals/parseDocumentCommand';
import { type DocumentRefusal, runDocumentCommand } from '@/commerce/proposals/runDocumentCommand';
import type { DocumentServices } from '@/commerce/proposals/services';
import type { Site } from '@/config/sites/site';
import { log } from '@/platform/log/log';
import { createLinkCookie, isOverTls, MAX_COOKIE_DAYS } from '../linkCookie';
import { onlySameOrigin } from '../sameOrigin';
import {
  type Answer,
  type FindSite,
  findSite,
  refuse,
  refuseMore,
  withinLimit,
} from '../submissionEndpoint';
import type { RequestLimit } from '../writeLimit';

const documentCookie = createLinkCookie('proposal', '/api/proposal');

const notShared = { 'Cache-Control': 'private, no-store' };

/** The same for a token that never existed, has ended, or is of another brand, so that an answer reveals nothing. */
const unknown = (): Answer => ({
  ...refuse(404, 'There is no document with this link'),
  headers: notShared,
});

/** 412: the sender has seen something else than what is there now. */
const statusOf: Readonly<Record<DocumentRefusal, number>> = {
  forbidden: 403,
  changed: 412,
  same: 409,
  gone: 409,
  closed: 422,
  empty: 422,
  full: 409,
  replaced: 412,
  expired: 412,
  damaged: 409,
  unpriced: 409,
  signed: 409,
};

interface DocumentLimits {
  /** Per link: a whole company may be behind one address. */
  readonly linkLimit?: Pick<RequestLimit, 'takeFor'> | undefined;
  /** Of questions, per link: each leads to an e-mail to the shop. */
  readonly questionLimit?: Pick<RequestLimit, 'takeFor'> | undefined;
  readonly readLimit?: Pick<RequestLimit, 'take'> | undefined;
}

/** The document of the cookie of a request. @param id untrusted */
const findOwnDocument = async (
  headers: IncomingHttpHeaders,
  id: unknown,
  site: Site,
  services: DocumentServices,
): Promise<OpenedDocument | undefined> => {
  if (!isDocumentId(id)) return undefined;
  const found = await findDocument(documentCookie.read(headers, id), site, services);
  return found?.document.id === id ? found : undefined;
};

const toVersionNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;

/** The calls of documents of proposals. */
export const createDocumentHandlers = (
  services: DocumentServices,
  siteOf: FindSite = findSite,
  { linkLimit, questionLimit, readLimit }: DocumentLimits = {},
) => {
  const show = async (
    opened: OpenedDocument,
    host: string | undefined,
    more: object = {},
  ): Promise<Answer> => ({
    status: 200,
    body: {
      status: 'success',
      document: await showDocument(opened, siteOf(host), services),
      ...more,
    },
    headers: notShared,
  });

  /** Exchanges the token of a link for a cookie. The token is in the body, because addresses get into logs. */
  const open = onlySameOrigin(async ({ value }, host, { headers }) => {
    const { token } = toFields(value);
    const site = siteOf(host);
    const found = await findDocument(token, site, services);
    if (!found || typeof token !== 'string') return unknown();
    await noteUse(found, services);
    // Whoever tries the link that he is about to send stays who he is.
    const known = await findOwnDocument(headers, found.document.id, site, services);
    if (known?.link.scope === 'own') return show(known, host);
    const answer = await show(found, host);
    const cookie = documentCookie.build(found.document.id, token, {
      // The link ends with the request, see `retention`.
      days: MAX_COOKIE_DAYS,
      isSecure: isOverTls(headers),
    });
    return { ...answer, headers: { ...answer.headers, 'Set-Cookie': cookie } };
  });

  const command = onlySameOrigin(async ({ value }, host, { headers }) => {
    const site = siteOf(host);
    const opened = await findOwnDocument(headers, toFields(value)['document'], site, services);
    if (!opened) return unknown();
    return withinLimit(linkLimit, opened.link.id, async () => {
      const posted = parseDocumentCommand(value);
      if (!posted.ok) return refuse(422, summarize(posted.problem), posted.problem);
      const { command: sent } = posted.value;
      const run = async (): Promise<Answer> => {
        await noteUse(opened, services);
        const outcome = await runDocumentCommand(sent, { opened, site, services });
        // The draft may have changed.
        const now = (await findOwnDocument(headers, opened.document.id, site, services)) ?? opened;
        if (outcome.ok) return show(now, host, outcome.value);
        const { body } = await show(now, host);
        return {
          status: statusOf[outcome.problem],
          body: {
            ...toFields(refuse(0, outcome.problem).body),
            document: toFields(body)['document'],
          },
          headers: notShared,
        };
      };
      return sent.kind === 'ask' ? withinLimit(questionLimit, opened.link.id, run) : run();
    });
  });

  const readAnswer = async (request: IncomingMessage): Promise<Answer> => {
    const allowance = await readLimit?.take(request);
    if (allowance && allowance.left === 0) {
      return { ...refuseMore(allowance), headers: allowance.headers };
    }
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const { host } = request.headers;
    const site = siteOf(host);
    const opened = await findOwnDocument(request.headers, searchParams.get('id'), site, services);
    if (!opened) return unknown();
    const wanted = toVersionNumber(searchParams.get('version'));
    const document = await showDocument(opened, site, services, wanted);
    return { status: 200, body: { status: 'success', document } };
  };

  /** Shows the document of a cookie. It changes nothing: programs of chats open every link that is sent with them. */
  const read = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = ({ status, body, headers }: Answer) => {
      response.writeHead(status, {
        'Content-Type': 'application/json; charset=utf-8',
        ...headers,
        ...notShared,
      });
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send({ ...refuse(405, 'A document is read with GET'), headers: { Allow: 'GET, HEAD' } });
      return;
    }
    try {
      send(await readAnswer(request));
    } catch (error) {
      log.error('the document of a proposal could not be shown', {
        path: toLogPath(request.url),
        error,
      });
      send({
        ...refuse(503, 'The document cannot be shown just now: please try again'),
        headers: { 'Retry-After': '5' },
      });
    }
  };

  return { open, command, read };
};
