import { nextOpenDay, refuseDay } from '@/commerce/cart/bookableDay';
import { exceedsCapacity } from '@/commerce/cart/capacity';
import { toPricedItem } from '@/commerce/cart/cart';
import { isOffered } from '@/commerce/cart/notices';
import { todayIn } from '@/lib/days';
import { err, ok, type Result } from '@troupe/basics/result';
import type { Mesh } from '@/catalog/mesh/mesh';
import { getShop, listShops, type Shop, type SoldProduct } from '@/catalog/mesh/queries/shops';
import { type PricedItem, reprice } from '@/commerce/pricing/priceItem';
import type { Language } from '@/config/sites/site';
import { findShopGroup } from './findShopGroup';
import type { Issue, Issues } from './issue';
import type { PostedItem, PostedPlan } from './parsePostedCart';

/** A posted item with its product in the catalogue. */
export interface PlannedItem {
  readonly posted: PostedItem;
  readonly sold: SoldProduct;
}

/** The part of a cart that the catalogue is asked about. */
export type PlanToFind = Pick<PostedPlan, 'shop_group_id' | 'city' | 'items'>;

export interface Plan {
  readonly shop: Shop;
  readonly items: readonly PlannedItem[];
}

const list = (words: readonly (string | number)[]) => words.join(', ');

const checkExtras = ({ extras }: PostedItem, { product }: SoldProduct, path: string): Issue[] => {
  const known = product.extras.map(({ id }) => id);
  const right = known.length > 0 ? `must be one of ${list(known)}` : 'it has none';
  return extras.flatMap(({ id }, index) =>
    known.includes(id)
      ? []
      : [
          {
            path: `${path}.extras.${index}.id`,
            message: `is no extra of this activity: ${right}`,
          },
        ],
  );
};

const checkPeople = (people: number, { product }: SoldProduct, path: string): Issue[] =>
  exceedsCapacity(people, { mostPeople: product.units.max })
    ? [
        {
          path: `${path}.number_of_people`,
          message: `must be at most ${product.units.max}: a larger group needs several bookings of this activity, which the shop arranges on request`,
        },
      ]
    : [];

const checkDay = (day: string, { offer }: SoldProduct, today: string, path: string): Issue[] => {
  const refusal = refuseDay(day, today, offer);
  if (!refusal) return [];
  const reason = {
    past: `has passed: it is ${today} in the city`,
    tooFar: 'is too far ahead',
    closed: 'is a weekday on which this activity does not run',
  }[refusal];
  const proposal = nextOpenDay(refusal === 'tooFar' ? today : day, today, offer);
  const right =
    refusal === 'tooFar'
      ? 'must be within two years of today, such as'
      : 'the next possible day is';
  return [{ path: `${path}.selected_date`, message: `${reason}; ${right} ${proposal}` }];
};

const checkTime = (time: string | undefined, { offer }: SoldProduct, path: string): Issue[] =>
  isOffered(time, offer.startTimes)
    ? []
    : [
        {
          path: `${path}.start_time`,
          message: `is no start time of this activity: must be one of ${list(offer.startTimes)}, or be left out if any will do`,
        },
      ];

/**
 * Finds the shop group, shop and products of a cart in the catalogue, in the language of its site, and checks
 * that the selected days are bookable (spec section 5).
 *
 * @param now decides which days have passed in the city
 * @returns the plan, or all issues
 */
export const findPlan = (
  cart: PlanToFind,
  lang: Language,
  mesh: Mesh,
  now: Date,
): Result<Plan, Issues> => {
  const group = findShopGroup(mesh, cart.shop_group_id);
  if (!group.ok) return group;
  const shops = listShops(mesh, cart.shop_group_id, lang);
  const shop = getShop(shops, cart.city);
  if (!shop) {
    const slugs = list(shops.map(({ city }) => city.slug));
    return err([
      { path: 'city', message: `is no city of this shop group: must be one of ${slugs}` },
    ]);
  }
  const today = todayIn(shop.city.timeZone, now);
  const items: PlannedItem[] = [];
  const issues: Issue[] = [];
  cart.items.forEach((posted, index) => {
    const path = `items.${index}`;
    const sold = shop.products.find(({ product }) => product.id === posted.id);
    if (sold) {
      items.push({ posted, sold });
      issues.push(...checkExtras(posted, sold, path));
      issues.push(...checkPeople(posted.number_of_people, sold, path));
      issues.push(...checkTime(posted.start_time, sold, path));
      issues.push(...checkDay(posted.selected_date, sold, today, path));
    } else {
      issues.push({
        path: `${path}.id`,
        message: `is no activity that is sold in ${cart.city}: see /api/shop/${cart.shop_group_id}/${cart.city}`,
      });
    }
  });
  const [first, ...others] = issues;
  return first ? err([first, ...others]) : ok({ shop, items });
};

/** The item for pricing: prices and conditions of the catalogue, people and quantities of the customer. */
export const toChargedItem = ({ posted, sold: { offer, product } }: PlannedItem): PricedItem =>
  reprice(toPricedItem(posted), { ...offer, extras: product.extras });
