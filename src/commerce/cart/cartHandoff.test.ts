import fc from 'fast-check';
import type { Cart, CartItem } from './cart';
import { type CartHandoff, parseFragment, toFragment, unpackPlan } from './cartHandoff';
import { toStored } from './storedCart';

const here = '00000000-0000-4000-8000-000000000001';
const there = '00000000-0000-4000-8000-000000000002';
const fresh = () => '00000000-0000-4000-8000-000000000003';
const place = { shopGroupId: 1, city: 'krakow' };
const today = '2026-11-21';

const item = (id: number, people = 8): CartItem => ({
  id,
  price: 100,
  min_people: 4,
  number_of_people: people,
  selected_date: '2026-12-05',
  single: false,
  stag_goes_free: null,
  extras: [],
});

const saved = (cart: Cart, day: string, from = place) =>
  toStored(cart, from, new Date(`${day}T12:00:00Z`));

const empty: CartHandoff = {
  arrival: null,
  departure: null,
  people: null,
  currency: null,
  city: null,
  plan: null,
};

const arriving = { shopGroupId: 1, today, createId: fresh, isFromOwnSite: true };

const unpack = (own: unknown, plan: unknown, isFromOwnSite = true) =>
  unpackPlan({ ...arriving, own, handoff: { ...empty, city: 'krakow', plan }, isFromOwnSite });

describe('luggage', () => {
  const full: CartHandoff = {
    arrival: '2026-12-04',
    departure: '2026-12-06',
    people: 12,
    currency: 'SEK',
    city: 'krakow',
    plan: saved({ id: here, items: [item(1)] }, '2026-11-20'),
  };

  it('arrives as it left', () => {
    expect(parseFragment(toFragment(full))).toEqual(full);
  });

  it.each(['', '#', '#contact', '#visit=', '#visit=%', '#visit=null', '#visit=7'])(
    'is none in %j',
    (hash) => expect(parseFragment(hash)).toBeUndefined(),
  );

  it('is taken for what it is worth when somebody wrote it by hand', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const handoff = parseFragment(`#visit=${encodeURIComponent(JSON.stringify(data))}`);
        for (const isFromOwnSite of handoff ? [true, false] : []) {
          unpackPlan({ ...arriving, own: data, handoff: handoff ?? empty, isFromOwnSite });
        }
      }),
    );
    const odd = { arrival: 'now', people: 1e9, currency: 'XYZ', city: 7, plan: undefined };
    expect(parseFragment(`#visit=${encodeURIComponent(JSON.stringify(odd))}`)).toEqual(empty);
  });
});

describe('a plan that arrives', () => {
  const own = saved({ id: here, items: [item(1, 8)] }, '2026-11-20');

  it('is the plan where there is none, or an empty one', () => {
    const plan = saved({ id: there, items: [item(2)] }, '2026-11-19');
    const arrived = { id: there, items: [item(2)] };
    expect(unpack(undefined, plan)).toEqual(arrived);
    expect(unpack(saved({ id: here, items: [] }, '2026-11-20'), plan)).toEqual(arrived);
  });

  it('takes the place of an older state of itself', () => {
    const plan = saved({ id: here, items: [item(1, 9), item(2)] }, '2026-11-21');
    expect(unpack(own, plan)).toEqual({ id: here, items: [item(1, 9), item(2)] });
  });

  it('leaves a newer state of itself alone', () => {
    const plan = saved({ id: here, items: [item(2)] }, '2026-11-19');
    expect(unpack(own, plan)).toEqual({ id: here, items: [item(1, 8)] });
  });

  it('adds to another plan what that does not have', () => {
    const plan = saved({ id: there, items: [item(1, 20), item(2)] }, '2026-11-21');
    expect(unpack(own, plan)).toEqual({ id: here, items: [item(1, 8), item(2)] });
  });

  it('may come from another brand', () => {
    const plan = saved({ id: there, items: [item(2)] }, '2026-11-21', {
      shopGroupId: 3,
      city: 'krakow',
    });
    expect(unpack(undefined, plan)).toEqual({ id: there, items: [item(2)] });
  });

  it('is no plan of another city', () => {
    const plan = saved({ id: there, items: [item(2)] }, '2026-11-21', {
      shopGroupId: 1,
      city: 'riga',
    });
    expect(unpack(own, plan)).toEqual({ id: here, items: [item(1, 8)] });
  });
});

describe('a plan that arrives by a link of somebody else', () => {
  it('gets an id of its own, which nobody else knows', () => {
    const plan = saved({ id: there, items: [item(2)] }, '2026-11-19');
    const arrived = { id: fresh(), items: [item(2)] };
    expect(unpack(undefined, plan, false)).toEqual(arrived);
    expect(unpack(saved({ id: here, items: [] }, '2026-11-20'), plan, false)).toEqual(arrived);
  });

  it('is still known for the plan that is here, whose id a stranger cannot know', () => {
    const own = saved({ id: here, items: [item(1, 8)] }, '2026-11-20');
    const plan = saved({ id: here, items: [item(1, 9)] }, '2026-11-21');
    expect(unpack(own, plan, false)).toEqual({ id: here, items: [item(1, 9)] });
  });
});
