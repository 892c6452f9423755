import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { ShopGroupFacts } from '@/catalog/mesh/nodes/shopGroup';
import type { Mesh } from '@/catalog/mesh/mesh';
import { getTerms } from '@/catalog/mesh/queries/terms';
import type { Channel } from '@/commerce/orders/outbox/message';
import { openStoreAt } from '@/commerce/orders/store/openStore';
import type { Store } from '@/commerce/orders/store/store';
import { createPostedEnquiry } from '@/commerce/orders/testing/enquiries';
import { defaultRates } from '@/commerce/pricing/currencies';
import { issueDocument } from '@/commerce/proposals/issueDocument';
import type { DocumentServices } from '@/commerce/proposals/services';
import { createFolder } from '@/testing/contentFolder';
import { edit, toLoaded } from '@/testing/editContent';
import { type Answer, type PostServer, startPostServer } from '@/testing/postServer';
import { createSmallContent } from '@/testing/smallContent';
import { createSubmissionEndpoint, type FindSite, findSite } from '../../submissionEndpoint';
import { takeEnquiriesAt } from '../../enquiryEndpoint';
import { createDocumentHandlers } from '../documentHandlers';

/** The site for companies of the small content. */
export const host = 'pl2.localhost';

/** The small content, whose brand for companies says the VAT of Poland. */
export const createProposalContent = (proposals: ShopGroupFacts['proposals']) =>
  edit(createSmallContent(), 'shop-groups/2.json', 'proposals', proposals);

const item = {
  id: 2,
  number_of_people: 12,
  selected_date: '2026-06-05',
  date_choice: 'chosen',
  extras: [],
};

export const createRequest = (change: object = {}, items: readonly object[] = [item]) =>
  createPostedEnquiry({
    locale: 'pl2',
    shop_group_id: 2,
    company: 'Bell Ltd',
    name: 'Ann Bell',
    email: 'ann@bell.example',
    phone: '+48 22 000 01 77',
    vat_number: 'GB 123',
    proposal: { people: 12, city: 'krakow', plan: { city: 'krakow', currency: 'EUR', items } },
    ...change,
  });

export interface DocumentServer extends Pick<PostServer, 'close'> {
  readonly store: Store;
  readonly behind: { mesh: Mesh; now: Date; siteOf: FindSite };
  /** Sends a request for a proposal. @returns the key of its document */
  readonly request: (body?: object) => Promise<string>;
  readonly enquire: (body: object) => Promise<Answer>;
  readonly open: (token: unknown, cookie?: string) => Promise<Answer>;
  readonly command: (cookie: string, document: string, command: object) => Promise<Answer>;
  readonly read: (cookie: string, query: string, method?: string) => Promise<Answer>;
}

/** The cookie of an answer, as a browser sends it back. */
export const cookieOf = ({ headers }: Answer): string =>
  (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** The calls of documents on a real server, with a store of its own. The date is 23 May 2026. */
export const startDocumentServer = async (
  channels: readonly Channel[] = [],
): Promise<DocumentServer> => {
  const path = `${await createFolder()}/troupe.db`;
  const store = await openStoreAt({ kind: 'sqlite', path }, channels);
  const content = createProposalContent({ validDays: 10, vat: { PL: 23 } });
  const behind: DocumentServer['behind'] = {
    mesh: buildMesh([toLoaded(content)]),
    now: new Date('2026-05-23T10:00:00Z'),
    siteOf: findSite,
  };
  const services: DocumentServices = {
    openStores: async () => store,
    getMesh: async () => behind.mesh,
    getRates: async () => defaultRates,
    getTerms,
    now: () => behind.now,
  };
  const siteOf: FindSite = (name) => behind.siteOf(name);
  const handlers = createDocumentHandlers(services, siteOf);
  const enquiries = takeEnquiriesAt(
    { ...services, openStore: async () => store.enquiries },
    siteOf,
    (enquiry, site) => issueDocument(enquiry, site, services),
  );
  const takes = { enquiry: enquiries, open: handlers.open, command: handlers.command } as const;
  let call: keyof typeof takes | 'read' = 'read';
  let query = '';
  const server = await startPostServer((request, response) => {
    request.url = `/api/proposal?${query}`;
    if (call === 'read') {
      void handlers.read(request, response);
      return;
    }
    const words = { wrongMethod: 'POST', unavailable: 'no' };
    const endpoint = { kind: 'enquiry' as const, mostBytes: 65_536, ...words };
    void createSubmissionEndpoint({ ...endpoint, take: takes[call] })(request, response);
  });
  const post = (to: keyof typeof takes, body: object, cookie?: string) => {
    call = to;
    const headers = { Host: host, ...(cookie === undefined ? {} : { Cookie: cookie }) };
    return server.send(JSON.stringify(body), { headers });
  };
  return {
    store,
    behind,
    enquire: (body) => post('enquiry', body),
    request: async (body = createRequest()) => (await post('enquiry', body)).json.enquiry.key,
    open: (token, cookie) => post('open', { token }, cookie),
    command: (cookie, document, command) => post('command', { document, command }, cookie),
    read: (cookie, wanted, method = 'GET') => {
      call = 'read';
      query = wanted;
      return server.send(undefined, { method, headers: { Host: host, Cookie: cookie } });
    },
    close: async () => {
      await server.close();
      await store.close();
    },
  };
};
