import { getMesh } from '@/catalog/mesh/getMesh';
import { getRates } from '@/catalog/mesh/getRates';
import { getTerms } from '@/catalog/mesh/queries/terms';
import { openStore } from '@/commerce/orders/store/openStore';
import type { DocumentServices } from '@/commerce/proposals/services';
import { createSubmissionEndpoint, findSite } from '../submissionEndpoint';
import { limitByEnv, limitOf } from '../writeLimit';
import { createDocumentHandlers } from './documentHandlers';

export const documentServices: DocumentServices = {
  openStores: openStore,
  getMesh,
  getRates,
  getTerms,
  now: () => new Date(),
};

/** A company reads a document together, behind one address. */
const GROUP_TIMES = 4;
/** Every open page asks four times a minute. */
const READING_TIMES = 20;

const handlers = createDocumentHandlers(documentServices, findSite, {
  linkLimit: limitByEnv('proposal_command_link', GROUP_TIMES),
  questionLimit: limitOf('proposal_question', { count: 20, seconds: 3600 }),
  readLimit: limitByEnv('proposal_reading', READING_TIMES),
});

const unavailable = 'Documents cannot be changed just now: please send the same again';

/** `GET /api/proposal?id=…&version=…`: the document of the cookie. */
export const documentEndpoint = handlers.read;

/** `POST /api/proposal/open` with `{"token"}`: exchanges the token of a link for a cookie. */
export const openDocumentEndpoint = createSubmissionEndpoint({
  kind: 'proposal_link',
  take: handlers.open,
  limit: limitByEnv('proposal_open', GROUP_TIMES),
  mostBytes: 1024,
  wrongMethod: 'The token of a document must be sent with POST',
  unavailable,
});

/** `POST /api/proposal/command`: changes a document, asks or signs. */
export const documentCommandEndpoint = createSubmissionEndpoint({
  kind: 'proposal_command',
  take: handlers.command,
  limit: limitByEnv('proposal_command', GROUP_TIMES),
  mostBytes: 16 * 1024,
  wrongMethod: 'A change of a document must be sent with POST',
  unavailable,
});
