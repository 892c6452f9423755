/** An item as it is sent: prices in PLN, the tariff of the catalogue, and the visitor's choices. */
interface WireItem {
  readonly price: number;
  readonly single: boolean;
  readonly min_people: number;
  readonly stag_goes_free: number | null;
  readonly number_of_people: number;
  readonly extras: readonly {
    readonly price: number;
    readonly quantity: number;
    readonly min_people: number;
  }[];
}

/** Both in percent. A tax of `null`: the prices already include it. */
interface Terms {
  readonly tax: number | null;
  readonly deposit: number;
}

export interface SpecPrice {
  /** One per item, in the order of the items. */
  readonly items: readonly number[];
  readonly total: number;
  readonly deposit: number;
  readonly balance: number;
  /** The price per person of the largest group, rounded up. */
  readonly perHead: number;
}

/** Rounds half a unit up. Calculates in thousandths of a percent, without fractions. */
const share = (amount: number, percent: number): number => {
  const thousandths = BigInt(amount) * BigInt(Math.round(percent * 1000));
  return Number((thousandths * 2n + 100_000n) / 200_000n);
};

const convert = (pln: number, rate: number): number => Math.floor(pln * rate + 0.5);

const priceOfItem = (item: WireItem, rate: number): number => {
  let price = convert(item.price, rate);
  if (!item.single) {
    let paying = item.number_of_people;
    if (paying < item.min_people) paying = item.min_people;
    if (item.stag_goes_free !== null && paying > item.stag_goes_free) paying -= 1;
    price *= paying;
  }
  for (const extra of item.extras) {
    const units = extra.quantity < extra.min_people ? extra.min_people : extra.quantity;
    price += units * convert(extra.price, rate);
  }
  return price;
};

/**
 * The price of a plan according to spec section 5 ("Price computation") and section 9 (deposit), in whole units of a
 * currency. Tests compare the shop with it, so it uses none of the shop's code. Its own test has figures that were
 * calculated by hand.
 *
 * @param rate units of the currency for 1 PLN
 */
export const priceBySpec = (
  items: readonly WireItem[],
  rate: number,
  { tax, deposit: depositPercent }: Terms,
): SpecPrice => {
  let charged = 0;
  let people = 0;
  const prices: number[] = [];
  for (const item of items) {
    const price = priceOfItem(item, rate);
    prices.push(price);
    charged += price;
    if (item.number_of_people > people) people = item.number_of_people;
  }
  const total = tax === null ? charged : charged + share(charged, tax);
  const deposit = share(total, depositPercent);
  const perHead = people === 0 ? 0 : Math.ceil(total / people);
  return { items: prices, total, deposit, balance: total - deposit, perHead };
};
