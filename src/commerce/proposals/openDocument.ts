import type { Site } from '@/config/sites/site';
import type { StoredDocument, StoredLink } from '@/commerce/orders/store/documents/documentRows';
import { todayIn } from '@/lib/days';
import { hasPlan, loadDocumentSetting, type PlannedEnquiry, priceOptions } from './buildContent';
import type { DocumentState } from './model/documentState';
import type { DocumentServices } from './services';
import { readVersion, toDesk, toDocumentState } from './toDocumentState';

/** A document, its request, and the link that opened it. */
export interface OpenedDocument {
  readonly document: StoredDocument;
  readonly enquiry: PlannedEnquiry;
  readonly link: StoredLink;
}

/**
 * @param token untrusted
 * @returns `undefined` for every token that opens nothing on this site
 */
export const findDocument = async (
  token: unknown,
  site: Site,
  services: DocumentServices,
): Promise<OpenedDocument | undefined> => {
  const { documents, enquiries } = await services.openStores();
  const link = await documents.findLink(token);
  if (!link) return undefined;
  const document = await documents.find(link.reference);
  const enquiry = await enquiries.get(link.reference);
  if (!document || !enquiry || !hasPlan(enquiry)) return undefined;
  return enquiry.shopGroupId === site.shopGroupId ? { document, enquiry, link } : undefined;
};

/** Notes the day on which a link is used, once a day. A document opens all the same where that cannot be stored. */
export const noteUse = async (
  { document, link }: OpenedDocument,
  services: DocumentServices,
): Promise<void> => {
  const today = todayIn('UTC', services.now());
  if (link.usedOn === today) return;
  const { documents } = await services.openStores();
  await documents.noteUse(document.reference, link.id, today).catch(() => {});
};

/** @param wanted the number of the version to show; the newest one by default */
export const showDocument = async (
  { document, enquiry, link }: OpenedDocument,
  site: Site,
  services: DocumentServices,
  wanted?: number,
): Promise<DocumentState> => {
  const { documents } = await services.openStores();
  const { reference } = document;
  const now = services.now();
  const versions = (await documents.listVersions(reference)).map(readVersion);
  const parts = {
    id: document.id,
    versions,
    wanted,
    signatures: await documents.listSignatures(reference),
    questions: await documents.listQuestions(reference),
    now,
  };
  if (link.scope !== 'own') return toDocumentState(link.scope, parts, null);
  const setting = await loadDocumentSetting(enquiry, site, services);
  const options = setting && priceOptions(enquiry, document.draft, setting);
  const links = await documents.listLinks(reference);
  const desk = toDesk(document.draft, options, versions.at(-1), links, now);
  return toDocumentState('own', parts, desk);
};
