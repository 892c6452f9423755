import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@/commerce/orders/enquiry';
import { createLinkKey, createRandomText, getLinkSecret } from '@/commerce/orders/linkKey';
import type { DocumentStore } from '@/commerce/orders/store/documents/documentStore';
import type { Site } from '@/config/sites/site';
import { freezeVersion, hasPlan, loadDocumentSetting, priceOptions } from './buildContent';
import type { DraftOption } from './model/document';
import type { DocumentServices } from './services';

const ID_LENGTH = 12;

/** The plan as it was requested. */
export const asRequested: DraftOption = { name: 'A', leftOut: [], people: null, firstDay: null };

/** @returns whether the request has a document afterwards */
const ensureDocument = async (
  enquiry: Enquiry,
  site: Site,
  documents: DocumentStore,
  services: DocumentServices,
): Promise<boolean> => {
  const { reference } = enquiry;
  if (await documents.find(reference)) return true;
  if (!hasPlan(enquiry)) return false;
  const setting = await loadDocumentSetting(enquiry, site, services);
  const options = setting && priceOptions(enquiry, [asRequested], setting);
  if (!options) return false;
  try {
    await documents.create(
      {
        reference,
        id: createRandomText(ID_LENGTH),
        createdAt: setting.now.toISOString(),
        draft: [asRequested],
      },
      freezeVersion(enquiry, options, 1, setting),
    );
  } catch (error) {
    // The same request may have been sent twice at once.
    if (!(await documents.find(reference))) throw error;
  }
  return true;
};

/**
 * Makes the document of a request for a proposal, once, and a link for the person who made it. A repeated request gets the
 * same token from the same process, and another one that works as well from another.
 *
 * @returns the token; `undefined` for a request without a plan, which has no document
 * @throws if the store or the catalogue fails; a repetition is safe
 */
export const issueDocument = async (
  enquiry: Enquiry,
  site: Site,
  services: DocumentServices,
  secret: Buffer = getLinkSecret(),
): Promise<string | undefined> => {
  const { documents } = await services.openStores();
  if (!(await ensureDocument(enquiry, site, documents, services))) return undefined;
  const token = createLinkKey(`document ${enquiry.reference}`, secret);
  await documents.addLink(enquiry.reference, {
    id: randomUUID(),
    token,
    scope: 'own',
    label: '',
    createdAt: services.now().toISOString(),
  });
  return token;
};
