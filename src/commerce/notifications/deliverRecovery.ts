import { createLink } from '@/commerce/trips/createLink';
import { hashAddress } from '@/commerce/orders/hashAddress';
import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import { toFirstDay, toLastDay, type Trip, tripLimits } from '@/commerce/trips/model/trip';
import type { TripStores } from '@/commerce/trips/services';
import { createTripStores } from '@/commerce/trips/store/createTripStores';
import type { RecoveryRequest } from '@/commerce/trips/store/recoveryStore';
import { isTripKept } from '@/commerce/trips/store/tripStore';
import { REQUEST_MS } from '@/commerce/trips/sweepTrips';
import type { MailAddress } from '@/config/env/mailParsers';
import { siteOf } from '@/config/sites/activeSites';
import { buildPath } from '@/config/sites/paths';
import { idOf, type Message } from '@/commerce/orders/outbox/message';
import { todayIn } from '@/lib/days';
import type { Post } from './deliver';
import { toLook } from './mail/look';
import { senderOf } from './mail/mail';
import { type RecoveredTrip, writeRecovery } from './mail/recoveryTemplate';
import { loadSetting } from './mail/setting';
import { toHtml } from './mail/toHtml';
import { toPlainText } from './mail/toPlainText';
import type { Outcome } from './outcome';
import { sendMail } from './sendMail';

const fail = (problem: string): Outcome => ({ kind: 'failed', problem });

/** A trip with the link that was just made for it. */
interface Opened {
  readonly trip: Trip;
  readonly link: { readonly id: string; readonly token: string };
}

const listKept = async (
  { address, shopGroupId }: RecoveryRequest,
  { trips, recovery }: TripStores,
  now: Date,
): Promise<readonly Trip[]> => {
  const kept: Trip[] = [];
  for (const id of await recovery.listTrips(await hashAddress(address, shopGroupId))) {
    const trip = await trips.read(id);
    if (trip && isTripKept(toLastDay(trip), todayIn('UTC', now))) kept.push(trip);
  }
  return kept;
};

/**
 * Makes a further link of the organiser. Those that he has stay: anybody may type his address, and must not end them. Of
 * the links that were sent before, the oldest ends.
 */
const open = async (trip: Trip, { links }: TripStores, now: Date): Promise<Opened> => {
  const organiser = trip.guests.find(({ role }) => role === 'organiser');
  const link = createLink('edit', organiser?.id ?? null, now, { isMailed: true });
  const mailed = (await links.list(trip.id)).filter((it) => it.isMailed);
  const ended = mailed.slice(0, Math.max(0, mailed.length - tripLimits.mailedLinks + 1));
  await links.add(
    trip.id,
    link,
    ended.map(({ id }) => id),
  );
  return { trip, link };
};

/**
 * Sends new links to the trips of an address, to that address. The request, which has the address, is deleted with it.
 *
 * @param smtp where and as whom e-mails are sent
 * @throws if the store or the catalogue fails; then nothing was sent
 */
export const deliverRecovery = async (
  message: Message,
  post: Post,
  { smtpUrl, mailFrom }: { readonly smtpUrl: string; readonly mailFrom: MailAddress },
): Promise<Outcome> => {
  const stores = createTripStores((await post.openStore()).database);
  const now = post.now();
  const request = await stores.recovery.read(message.reference);
  const isOld = request && now.getTime() - Date.parse(request.createdAt) > REQUEST_MS;
  const setting = request && (await loadSetting(await post.getMesh(), request));
  const kept = request && !isOld ? await listKept(request, stores, now) : [];
  if (!request || !setting || kept.length === 0) {
    await stores.recovery.forget(message.reference);
    return fail('the record that it is about was deleted');
  }
  const look = toLook(post.env, request, setting);
  const page = look.origin + buildPath(siteOf(post.env, request.locale), 'trip');
  const opened: Opened[] = [];
  for (const trip of kept) opened.push(await open(trip, stores, now));
  const content = writeRecovery(
    opened.map(({ trip, link }): RecoveredTrip => ({
      city: trip.city,
      day: toFirstDay(trip),
      href: toTripLink(page, link.token),
    })),
    setting,
  );
  const { group, lang } = setting;
  const from = senderOf(group, mailFrom);
  const outcome = await sendMail(smtpUrl, {
    messageId: `<${idOf(message)}@${from.address.replace(/^.*@/, '')}>`,
    from,
    to: { address: request.address },
    replyTo: { name: group.name, address: group.email },
    subject: content.subject,
    text: toPlainText(content.blocks, lang),
    html: toHtml(content, lang, look),
    attachments: [],
  });
  if (outcome.kind === 'sent') {
    await stores.recovery.forget(request.reference);
  } else {
    // The next try makes others. Should this e-mail have arrived all the same, the next one follows.
    for (const { trip, link } of opened) await stores.links.remove(trip.id, [link.id]);
  }
  return outcome;
};
