import { toFields } from '@troupe/basics/fields';
import { createTrip } from '@/commerce/trips/createTrip';
import { toLastDay } from '@/commerce/trips/model/trip';
import { parseCommand, parseLinkCommand } from '@/commerce/trips/parseCommand';
import { runCommand } from '@/commerce/trips/runCommand';
import { runLinkCommand } from '@/commerce/trips/runLinkCommand';
import type { TripServices } from '@/commerce/trips/services';
import { summarize } from '@/commerce/orders/issue';
import { isOverTls } from '../linkCookie';
import { onlySameOrigin } from '../sameOrigin';
import {
  type Answer,
  type FindSite,
  findSite,
  refuse,
  toAnswer,
  withinLimit,
} from '../submissionEndpoint';
import type { RequestLimit } from '../writeLimit';
import {
  findOwnTrip,
  findTrip,
  noteUse,
  notShared,
  type OpenedTrip,
  showTrip,
  unknownTrip,
} from './openTrip';
import { findReplaced } from './openReplaced';
import { openSurprise } from './openSurprise';
import { buildTripCookie, readTripCookie } from './tripCookie';

/** Where no mail server is configured, the page does not show the form either. */
export const noMailer = () => refuse(404, 'This shop sends no e-mails');

const statusOf = { forbidden: 403, gone: 409, full: 409, taken: 409, conflict: 412 } as const;

/** The calls that change trips. */
export const createTripHandlers = (
  services: TripServices,
  siteOf: FindSite = findSite,
  /** Per link: a whole group may be behind one address. */
  linkLimit?: Pick<RequestLimit, 'takeFor'>,
) => {
  const show = async (opened: OpenedTrip, host: string | undefined, more: object = {}) => {
    const trip = await showTrip(opened, siteOf(host), services);
    return trip
      ? { status: 200, body: { status: 'success', trip, ...more }, headers: notShared }
      : unknownTrip();
  };

  const keep = (answer: Answer, { trip }: OpenedTrip, token: string, isSecure: boolean): Answer =>
    answer.status === 200
      ? {
          ...answer,
          headers: {
            ...answer.headers,
            'Set-Cookie': buildTripCookie(trip.id, token, {
              lastDay: toLastDay(trip),
              now: services.now(),
              isSecure,
            }),
          },
        }
      : answer;

  /** Makes a trip from a posted plan. */
  const create = onlySameOrigin(async ({ value }, host) => {
    const outcome = await createTrip(value, siteOf(host), services);
    return { ...toAnswer(outcome, (trip) => ({ trip })), headers: notShared };
  });

  /** Exchanges the token of a link for a cookie. The token is in the body, because addresses get into logs. */
  const open = onlySameOrigin(async ({ value }, host, { headers }) => {
    const { token } = toFields(value);
    const site = siteOf(host);
    const found = await findTrip(token, site, services);
    if (!found || typeof token !== 'string') {
      const opened = await openSurprise(token, isOverTls(headers), site, services);
      return opened
        ? {
            status: 200,
            body: { status: 'success', surprise: opened.state },
            headers: { ...notShared, 'Set-Cookie': opened.cookie },
          }
        : unknownTrip();
    }
    const isOwn = found.capability.guestId !== null;
    await noteUse(found, services);
    // A guest, or the organiser, who opens the invitation once more stays who he is.
    const known = isOwn ? undefined : await findOwnTrip(headers, found.trip.id, site, services);
    if (known && known.capability.guestId !== null) return show(known, host);
    return keep(await show(found, host, { own: isOwn }), found, token, isOverTls(headers));
  });

  /** Changes a trip. */
  const command = onlySameOrigin(async ({ value }, host, { headers }) => {
    const site = siteOf(host);
    const opened = await findOwnTrip(headers, toFields(value)['trip'], site, services);
    if (!opened) return unknownTrip();
    return withinLimit(linkLimit, opened.capability.id, async () => {
      const posted = parseCommand(value);
      if (!posted.ok) return refuse(422, summarize(posted.problem), posted.problem);
      await noteUse(opened, services);
      if (opened.capability.scope === 'view') return refuse(403, 'This link shows the trip only');
      const outcome = await runCommand(posted.value, opened.capability, site, services);
      if (outcome.ok) {
        const { trip, token, guestId } = outcome.value;
        const own = { trip, capability: { ...opened.capability, guestId } };
        const answer = await show(own, host, token === undefined ? {} : { token });
        return token === undefined ? answer : keep(answer, own, token, isOverTls(headers));
      }
      const failure = outcome.problem;
      if (failure.reason === 'unknown') return unknownTrip();
      if (failure.reason === 'invalid') {
        return refuse(422, summarize(failure.issues), failure.issues);
      }
      // With the state of now, so that its sender can choose again.
      const now = await showTrip({ ...opened, trip: failure.trip }, site, services);
      const { status, body } = refuse(statusOf[failure.reason], failure.reason);
      return { status, body: { ...toFields(body), trip: now ?? null }, headers: notShared };
    });
  });

  /** Makes and ends links. */
  const link = onlySameOrigin(async ({ value }, host, { headers }) => {
    const site = siteOf(host);
    const posted = parseLinkCommand(value);
    const opened =
      (await findOwnTrip(headers, toFields(value)['trip'], site, services)) ??
      (posted.ok ? await findReplaced(headers, posted.value, site, services) : undefined);
    if (!opened) return unknownTrip();
    return withinLimit(linkLimit, opened.capability.id, async () => {
      if (!posted.ok) return refuse(422, summarize(posted.problem), posted.problem);
      const { trip, capability } = opened;
      const { link: wanted } = posted.value;
      const isOwnFeed = wanted.kind === 'feed' && capability.guestId !== null;
      if (!isOwnFeed && capability.scope !== 'edit') {
        return refuse(403, 'Links are for the organiser');
      }
      if (wanted.kind === 'recovery' && !services.hasMailer()) return noMailer();
      const sender = { own: capability, token: readTripCookie(headers, trip.id) ?? '' };
      const outcome = await runLinkCommand(posted.value, trip, sender, services);
      if ('problem' in outcome) {
        return refuse(outcome.problem === 'full' ? 409 : 403, outcome.problem);
      }
      const { made, isOwn } = outcome;
      if (!made) return show(opened, host);
      const { token } = made;
      if (!isOwn) return show(opened, host, { token });
      // The link that this request came with has just ended.
      const next = { ...opened, capability: { ...capability, id: made.id } };
      return keep(await show(next, host, { token }), next, token, isOverTls(headers));
    });
  });

  /** Deletes a trip with everything in it. */
  const remove = onlySameOrigin(async ({ value }, host, { headers }) => {
    const opened = await findOwnTrip(headers, toFields(value)['trip'], siteOf(host), services);
    if (!opened) return unknownTrip();
    if (opened.capability.scope !== 'edit')
      return refuse(403, 'A trip is deleted by its organiser');
    await (await services.openStores()).trips.remove(opened.trip.id);
    return { status: 200, body: { status: 'success' }, headers: notShared };
  });

  return { create, open, command, link, remove };
};
