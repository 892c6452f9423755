import fc from 'fast-check';
import { deepFreeze } from '@/lib/deepFreeze';
import { anyCart, anyDate, anyId, anyOffer, anyPeople, anyProduct } from '@/testing/anyCart';
import { findFaultsOfCart } from '@/testing/wireCart';
import type { Cart } from './cart';
import {
  addItem,
  hasItem,
  removeItem,
  setExtraQuantity,
  setGroupSize,
  setItemDate,
  setItemPeople,
  toggleExtra,
  toggleItem,
} from './changes';
import { parseCart } from './parseCart';

const today = '2026-11-21';

const given = fc.record({ people: anyPeople, date: anyDate }, { requiredKeys: [] });

const quantity = fc.integer({ min: -2, max: 1200 });

interface Change {
  /** The id of the changed activity; missing if the change is for the whole cart. */
  readonly id?: number;
  readonly apply: (cart: Cart) => Cart;
}

/** An arbitrary change that a visitor can make to one activity. */
const anyItemChange: fc.Arbitrary<Change & { readonly id: number }> = fc.oneof(
  fc.tuple(anyProduct, given).map(([product, it]) => ({
    id: product.id,
    apply: (cart: Cart) => addItem(cart, product, it, today),
  })),
  fc.tuple(anyProduct, given).map(([product, it]) => ({
    id: product.id,
    apply: (cart: Cart) => toggleItem(cart, product, it, today),
  })),
  anyId.map((id) => ({ id, apply: (cart: Cart) => removeItem(cart, id) })),
  fc
    .tuple(anyId, anyDate)
    .map(([id, date]) => ({ id, apply: (cart: Cart) => setItemDate(cart, id, date) })),
  fc
    .tuple(anyId, anyPeople)
    .map(([id, people]) => ({ id, apply: (cart: Cart) => setItemPeople(cart, id, people) })),
  fc.tuple(anyId, anyOffer, quantity).map(([id, offer, units]) => ({
    id,
    apply: (cart: Cart) => setExtraQuantity(cart, id, offer, units),
  })),
  fc
    .tuple(anyId, anyOffer)
    .map(([id, offer]) => ({ id, apply: (cart: Cart) => toggleExtra(cart, id, offer) })),
);

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 7, arbitrary: anyItemChange },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyPeople, anyPeople)
      .map(([before, people]) => ({ apply: (cart: Cart) => setGroupSize(cart, before, people) })),
  },
);

it('after any changes a plan keeps the contract, each product and each extra once', () => {
  fc.assert(
    fc.property(anyCart, fc.array(anyChange, { maxLength: 25 }), (start, changes) => {
      changes.reduce((cart, { apply }) => {
        const next = deepFreeze(apply(cart));
        expect(findFaultsOfCart(next)).toEqual([]);
        return next;
      }, deepFreeze(start));
    }),
  );
});

it('after any changes a plan that was stored is read back as it is', () => {
  fc.assert(
    fc.property(anyCart, fc.array(anyChange, { maxLength: 25 }), (start, changes) => {
      const cart = changes.reduce((it, { apply }) => apply(it), start);
      const stored: unknown = JSON.parse(JSON.stringify(cart));
      expect(parseCart(stored, today, () => 'another')).toEqual(cart);
    }),
  );
});

it('a change to one activity leaves the others as they are and where they are', () => {
  fc.assert(
    fc.property(anyCart, anyItemChange, (cart, { id, apply }) => {
      const others = (it: Cart) => it.items.filter((item) => item.id !== id);
      const next = apply(deepFreeze(cart));
      expect(others(next)).toEqual(others(cart));
      expect(next.id).toBe(cart.id);
    }),
  );
});

it('toggling an activity twice gives back the same plan, if it was not in it', () => {
  fc.assert(
    fc.property(anyCart, anyProduct, given, (cart, product, it) => {
      fc.pre(!hasItem(cart, product.id));
      const once = toggleItem(cart, product, it, today);
      expect(hasItem(once, product.id)).toBe(true);
      expect(toggleItem(once, product, it, today)).toEqual(cart);
    }),
  );
});

it('setting a quantity twice is setting it once', () => {
  fc.assert(
    fc.property(anyCart, anyId, anyOffer, quantity, (cart, id, offer, units) => {
      const once = setExtraQuantity(cart, id, offer, units);
      expect(setExtraQuantity(once, id, offer, units)).toEqual(once);
    }),
  );
});
