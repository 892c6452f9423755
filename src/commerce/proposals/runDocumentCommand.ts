import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@troupe/basics/result';
import { getShop } from '@/catalog/mesh/queries/shops';
import { createRandomText } from '@/commerce/orders/linkKey';
import { createQuestionReference, createSignatureReference } from '@/commerce/orders/reference';
import type { Site } from '@/config/sites/site';
import { todayIn } from '@/lib/days';
import {
  freezeVersion,
  hashOptions,
  loadDocumentSetting,
  type DocumentSetting,
  priceOptions,
} from './buildContent';
import {
  documentLimits,
  type DocumentScope,
  type DraftOption,
  optionNames,
} from './model/document';
import { listChosenItems } from './model/chosenItems';
import type { OpenedDocument } from './openDocument';
import { areOffered, isOpen } from './optionDays';
import type { DocumentCommand } from './parseDocumentCommand';
import { priceOption } from './priceOption';
import type { DocumentServices } from './services';
import { readVersion, toVersionState } from './toDocumentState';

/**
 * Why a command was not carried out. `forbidden`: the link does not allow it. `changed`: the prices or options are no
 * longer those that the sender has seen. `same`: there is nothing new to freeze. `gone`: the shop no longer sells all of
 * it. `closed`: an activity does not run on its day, or that day is over. `empty`: nothing would be left. `replaced`,
 * `expired`, `damaged`: the version cannot be signed any more. `unpriced`: it has no price. `signed`: somebody else has
 * signed it.
 */
export type DocumentRefusal =
  | 'forbidden'
  | 'changed'
  | 'same'
  | 'gone'
  | 'closed'
  | 'empty'
  | 'full'
  | 'replaced'
  | 'expired'
  | 'damaged'
  | 'unpriced'
  | 'signed';

/** `token` of a link that was made. It is in no other answer. */
export interface DocumentDone {
  readonly token?: string;
}

type Outcome = Result<DocumentDone, DocumentRefusal>;

type CommandOf<Kind> = Extract<DocumentCommand, { readonly kind: Kind }>;

interface Context {
  readonly opened: OpenedDocument;
  readonly site: Site;
  readonly services: DocumentServices;
}

/** Which scopes may send a command. */
const allowed: Readonly<Record<DocumentCommand['kind'], readonly DocumentScope[]>> = {
  setOption: ['own'],
  removeOption: ['own'],
  freeze: ['own'],
  makeLink: ['own'],
  endLink: ['own'],
  ask: ['own', 'read', 'sign'],
  sign: ['own', 'sign'],
};

const TOKEN_LENGTH = 22;

const done: Outcome = ok({});

const load = ({ opened, site, services }: Context) =>
  loadDocumentSetting(opened.enquiry, site, services);

const todayOf = ({ shop, now }: DocumentSetting): string => todayIn(shop.city.timeZone, now);

/** Whether each activity runs on its chosen day, as far as an option has moved it. */
const isOpenDraft = (
  option: DraftOption,
  { opened }: Context,
  setting: DocumentSetting,
): boolean => {
  if (option.firstDay === null) return true;
  const priced = priceOption(opened.enquiry.proposal, option, setting.pricing);
  const chosen = listChosenItems(priced?.items ?? []);
  return isOpen(chosen, setting.shop.products, todayOf(setting));
};

const setOption = async (
  { option }: CommandOf<'setOption'>,
  context: Context,
): Promise<Outcome> => {
  const { opened, services } = context;
  const { document, enquiry } = opened;
  const ids = enquiry.proposal.plan.items.map(({ productId }) => productId);
  const leftOut = ids.filter((id) => option.leftOut.includes(id));
  if (leftOut.length === ids.length) return err('empty');
  const next: DraftOption = { ...option, leftOut };
  const setting = await load(context);
  if (!setting || !getShop(setting.pricing.shops, enquiry.proposal.plan.city)) return err('gone');
  if (!isOpenDraft(next, context, setting)) return err('closed');
  const draft = [...document.draft.filter(({ name }) => name !== option.name), next].sort(
    (a, b) => optionNames.indexOf(a.name) - optionNames.indexOf(b.name),
  );
  const { documents } = await services.openStores();
  await documents.setDraft(document.reference, draft);
  return done;
};

const removeOption = async (
  { name }: CommandOf<'removeOption'>,
  { opened: { document }, services }: Context,
): Promise<Outcome> => {
  const { documents } = await services.openStores();
  await documents.setDraft(
    document.reference,
    document.draft.filter((option) => option.name !== name),
  );
  return done;
};

const freeze = async ({ hash }: CommandOf<'freeze'>, context: Context): Promise<Outcome> => {
  const { opened, services } = context;
  const { document, enquiry } = opened;
  const { documents } = await services.openStores();
  const setting = await load(context);
  const options = setting && priceOptions(enquiry, document.draft, setting);
  if (!options) return err('gone');
  if (hashOptions(options) !== hash) return err('changed');
  const versions = await documents.listVersions(document.reference);
  if (versions.length >= documentLimits.versions) return err('full');
  const last = versions.at(-1);
  const read = last && readVersion(last);
  const isValid = read && toVersionState(read, last.number, setting.now) === 'current';
  if (isValid && read.content && hashOptions(read.content.options) === hash) return err('same');
  const { products } = setting.shop;
  if (!areOffered(options, products, todayOf(setting))) return err('closed');
  const number = (last?.number ?? 0) + 1;
  try {
    await documents.addVersion(
      document.reference,
      freezeVersion(enquiry, options, number, setting),
    );
  } catch (error) {
    // Another tab was faster.
    const now = await documents.listVersions(document.reference);
    if (now.length > versions.length) return err('changed');
    throw error;
  }
  return done;
};

const makeLink = async (
  { scope, label }: CommandOf<'makeLink'>,
  { opened: { document }, services }: Context,
): Promise<Outcome> => {
  const { documents } = await services.openStores();
  const links = await documents.listLinks(document.reference);
  const working = links.filter((it) => it.scope !== 'own' && it.endedOn === null);
  // Ended ones stay listed, so they have a bound of their own.
  if (working.length >= documentLimits.links || links.length >= documentLimits.links * 10) {
    return err('full');
  }
  const token = createRandomText(TOKEN_LENGTH);
  await documents.addLink(document.reference, {
    id: randomUUID(),
    token,
    scope,
    label,
    createdAt: services.now().toISOString(),
  });
  return ok({ token });
};

const endLink = async (
  { id }: CommandOf<'endLink'>,
  { opened: { document }, services }: Context,
): Promise<Outcome> => {
  const { documents } = await services.openStores();
  const links = await documents.listLinks(document.reference);
  // The person's own link is the only way back, so it stays.
  if (!links.some((it) => it.id === id && it.scope !== 'own')) return done;
  await documents.endLink(document.reference, id, todayIn('UTC', services.now()));
  return done;
};

const ask = async (
  { id, name, text }: CommandOf<'ask'>,
  { opened: { document, link }, services }: Context,
): Promise<Outcome> => {
  const { documents } = await services.openStores();
  const { reference } = document;
  const questions = await documents.listQuestions(reference);
  if (questions.some((it) => it.id === id)) return done;
  if (questions.length >= documentLimits.questions) return err('full');
  await documents.addQuestion({
    id,
    reference,
    author: link.scope === 'own' ? 'requester' : 'reader',
    name,
    text,
    createdAt: services.now().toISOString(),
    message: createQuestionReference(),
  });
  return done;
};

const sign = async (
  { id, hash, option, name, position }: CommandOf<'sign'>,
  context: Context,
): Promise<Outcome> => {
  const { opened, services } = context;
  const { document, link } = opened;
  const { documents } = await services.openStores();
  const { reference } = document;
  const now = services.now();
  const known = (await documents.listSignatures(reference)).find((it) => it.id === id);
  // Sent twice by the network.
  if (known) return known.hash === hash ? done : err('signed');
  const versions = await documents.listVersions(reference);
  const newest = versions.at(-1);
  const stored = versions.find((it) => it.hash === hash);
  if (!newest || !stored) return err('replaced');
  const read = readVersion(stored);
  const state = toVersionState(read, newest.number, now);
  if (state !== 'current' || !read.content) return err(state === 'current' ? 'damaged' : state);
  const chosen = read.content.options.find((it) => it.name === option);
  if (!chosen) return err('gone');
  if (!chosen.total) return err('unpriced');
  // What is no longer sold is still what was offered: the shop answers for it. Its day counts all the same.
  const products = (await load(context))?.shop.products ?? [];
  const today = todayIn(read.content.city.timeZone, now);
  if (!isOpen(listChosenItems(chosen.items), products, today)) return err('closed');
  const signed = await documents.sign({
    reference,
    version: stored.number,
    id,
    hash,
    option,
    name,
    position,
    termsVersion: read.content.terms.version,
    signedAt: now.toISOString(),
    linkId: link.id,
    message: createSignatureReference(),
  });
  if (!signed) return err('replaced');
  return signed.id === id ? done : err('signed');
};

/**
 * Carries out a command of the holder of a link.
 *
 * @throws if the store or the catalogue fails; the same command may be sent again
 */
export const runDocumentCommand = (
  command: DocumentCommand,
  context: Context,
): Promise<Outcome> => {
  if (!allowed[command.kind].includes(context.opened.link.scope)) {
    return Promise.resolve(err('forbidden'));
  }
  switch (command.kind) {
    case 'setOption':
      return setOption(command, context);
    case 'removeOption':
      return removeOption(command, context);
    case 'freeze':
      return freeze(command, context);
    case 'makeLink':
      return makeLink(command, context);
    case 'endLink':
      return endLink(command, context);
    case 'ask':
      return ask(command, context);
    case 'sign':
      return sign(command, context);
  }
};
