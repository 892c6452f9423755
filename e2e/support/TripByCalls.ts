import { randomUUID } from 'node:crypto';
import { toFields } from '@troupe/basics/fields';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import type { Command } from '@/commerce/trips/model/command';
import type { Shop } from '@/catalog/mesh/queries/shops';
import { nextOpenDay } from '@/commerce/cart/bookableDay';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { addDays, todayIn } from '@/lib/days';
import { send } from './http';
import { addressOf } from './shop';

/** Somebody with a link. */
export interface Holder {
  readonly name: string;
  readonly token: string;
  readonly cookie: string;
}

/** A trip that is made and changed by calls, as browsers of other people do it. */
export class TripByCalls {
  private constructor(
    private readonly site: Site,
    private readonly id: string,
    readonly organiser: Holder,
    private readonly invitation: Holder,
  ) {}

  /** Makes a trip for eight people in a week, with each activity on its first open day from then on. */
  static async make(
    site: Site,
    { group, city }: Shop,
    products: readonly PlannedProduct[],
  ): Promise<TripByCalls> {
    const today = todayIn(city.timeZone);
    const { trip } = await post(site, '/api/trip', {
      request: randomUUID(),
      shop_group_id: group.id,
      city: city.slug,
      locale: site.id,
      currency: site.currency,
      items: products.map((product) => ({
        id: product.id,
        price: product.price,
        min_people: product.minPeople,
        number_of_people: 8,
        selected_date: nextOpenDay(addDays(today, 7), today, product),
        single: product.single,
        stag_goes_free: product.stagGoesFree,
        extras: [],
      })),
    });
    const { id, token, invitation } = toFields(trip);
    const holders = [token, invitation].map(async (it) => ({
      name: '',
      token: String(it),
      cookie: (await post(site, '/api/trip/open', { token: it })).cookie,
    }));
    const [organiser, invited] = await Promise.all(holders);
    if (!organiser || !invited) throw new Error('A trip has two links');
    return new TripByCalls(site, String(id), organiser, invited);
  }

  /** The address that opens the trip. */
  linkOf({ token }: Holder): string {
    return addressOf(this.site.id, `${buildPath(this.site, 'trip')}#${token}`);
  }

  async join(name: string): Promise<Holder> {
    const { cookie, token } = await this.command(this.invitation, { kind: 'join', name });
    return { name, cookie, token: String(token) };
  }

  /** The trip as a holder gets it. */
  async readState({ cookie }: Holder): Promise<unknown> {
    const { body } = await send({
      path: `/api/trip?id=${this.id}`,
      headers: { host: hostOf(this.site), cookie },
    });
    return toFields(JSON.parse(body))['trip'];
  }

  /** Sends a command on the newest state. */
  async command(holder: Holder, command: Command) {
    const { cookie } = holder;
    const { revision } = toFields(await this.readState(holder));
    const body = { id: randomUUID(), trip: this.id, base: revision, command };
    return post(this.site, '/api/trip/command', body, cookie);
  }
}

const hostOf = ({ id }: Site): string => new URL(addressOf(id)).host;

const post = async (site: Site, path: string, body: object, cookie = '') => {
  const text = JSON.stringify(body);
  const answer = await send({
    path,
    method: 'POST',
    body: text,
    headers: {
      host: hostOf(site),
      cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    },
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
  const fields = toFields(JSON.parse(answer.body));
  return {
    ...fields,
    trip: fields['trip'],
    token: fields['token'],
    cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
  };
};
