import { randomUUID } from 'node:crypto';
import { toFields } from '@troupe/basics/fields';
import type { SiteId } from '@/config/sites/site';
import { sites } from '@/config/sites/records';
import { addDays, todayIn, weekdayOf } from '@/lib/days';
import { loadShops } from './catalogue';
import { send } from './http';

/** A trip that was just made, with the names of what is in it. */
export interface MadeTrip {
  /** Public. */
  readonly id: string;
  /** Of the organiser. */
  readonly token: string;
  readonly invitation: string;
  readonly activity: string;
  readonly city: string;
}

/** Posts JSON to a site's own host. */
export const postJson = async (siteId: SiteId, path: string, body: object, cookie = '') => {
  const answer = await send({
    path,
    method: 'POST',
    headers: { host: `${siteId}.localhost`, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  return { ...answer, json: toFields(JSON.parse(answer.body)) };
};

/** Makes a trip to the first city of a site, with its first activity, in a month. */
export const createTrip = async ({ id: siteId }: { readonly id: string }): Promise<MadeTrip> => {
  const site = Object.values(sites).find(({ id }) => id === siteId);
  const shop = [...(await loadShops())].find(([id]) => id === siteId)?.[1][0];
  const sold = shop?.products[0];
  if (!site || !shop || !sold) throw new Error(`${siteId} sells nothing`);
  let day = addDays(todayIn(shop.city.timeZone), 30);
  while (sold.offer.closedWeekdays.includes(weekdayOf(day))) day = addDays(day, 1);
  const { json, status, body } = await postJson(site.id, '/api/trip', {
    request: randomUUID(),
    shop_group_id: site.shopGroupId,
    city: shop.city.slug,
    locale: site.id,
    currency: site.currency,
    items: [
      {
        id: sold.product.id,
        price: sold.offer.price,
        min_people: sold.offer.minPeople,
        number_of_people: 8,
        selected_date: day,
        single: sold.offer.single,
        stag_goes_free: sold.offer.stagGoesFree,
        extras: [],
      },
    ],
  });
  if (status !== 200) throw new Error(body);
  const { id, token, invitation } = toFields(json['trip']);
  return {
    id: String(id),
    token: String(token),
    invitation: String(invitation),
    activity: sold.texts.name,
    city: shop.cityTexts.name,
  };
};
