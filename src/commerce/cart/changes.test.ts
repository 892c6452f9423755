import {
  beer,
  beerOffer,
  boatItem,
  boatProduct,
  cartOf,
  kartingItem,
  kartingProduct,
} from '@/testing/plannedCart';
import { mostUnits } from './cart';
import {
  addItem,
  getFirstQuantity,
  hasItem,
  removeItem,
  setExtraQuantity,
  setGroupSize,
  setItemAnyDay,
  setItemDate,
  setItemPeople,
  toggleExtra,
  toggleItem,
} from './changes';

const today = '2026-11-21';
const empty = cartOf();
const both = cartOf(kartingItem(), boatItem());

describe('adding an activity', () => {
  it('takes price and rules from the catalogue, and extras start empty', () => {
    expect(addItem(empty, kartingProduct, { people: 9, date: '2026-12-05' }, today)).toEqual(
      cartOf(kartingItem()),
    );
  });

  it.each([
    ['2026-11-21', '2026-11-28', 'in the same month'],
    ['2026-11-25', '2026-12-02', 'in the next month'],
    ['2026-12-28', '2027-01-04', 'in the next year'],
    ['2028-02-23', '2028-03-01', 'after a leap day'],
    ['2027-02-23', '2027-03-02', 'after a February without one'],
    ['2026-10-22', '2026-10-29', 'across the end of summer time'],
    ['2027-03-25', '2027-04-01', 'across its beginning'],
  ])('on %s plans it for %s, %s', (day, date) => {
    expect(addItem(empty, boatProduct, {}, day).items[0]?.selected_date).toBe(date);
  });

  it('marks the default day as not chosen, and a given one not', () => {
    expect(addItem(empty, boatProduct, {}, today).items[0]?.date_choice).toBe('held');
    const given = addItem(empty, boatProduct, { date: '2026-12-05' }, today);
    expect(given.items[0]).not.toHaveProperty('date_choice');
  });

  it.each([
    ['the given people', 12, 8, 12],
    ['the given people, be they fewer than its minimum', 3, 8, 3],
    ['its minimum when none are given', undefined, 8, 8],
    ['one when it has no minimum either', undefined, 0, 1],
  ])('plans it for %s', (_, people, minPeople, planned) => {
    const { items } = addItem(empty, { ...kartingProduct, minPeople }, { people }, today);
    expect(items[0]?.number_of_people).toBe(planned);
  });

  it('puts it after the others', () => {
    const { items } = addItem(cartOf(boatItem()), kartingProduct, {}, today);
    expect(items.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('that is planned already changes nothing', () => {
    expect(addItem(both, kartingProduct, { people: 40 }, today)).toBe(both);
  });
});

describe('toggling an activity', () => {
  it('adds it, and toggling it again gives the plan from before', () => {
    const plan = cartOf(boatItem());
    const more = toggleItem(plan, kartingProduct, { people: 9 }, today);
    expect(hasItem(more, 1)).toBe(true);
    expect(toggleItem(more, kartingProduct, {}, today)).toEqual(plan);
  });

  it('that is planned removes it and leaves the others', () => {
    expect(toggleItem(both, kartingProduct, {}, today)).toEqual(cartOf(boatItem()));
  });
});

it('removing an activity that is not planned changes nothing', () => {
  expect(removeItem(both, 3)).toEqual(both);
});

describe('changing an activity', () => {
  it('to another date touches nothing else', () => {
    expect(setItemDate(both, 1, '2026-12-24')).toEqual(
      cartOf(kartingItem({ selected_date: '2026-12-24' }), boatItem()),
    );
  });

  it('to more people touches nothing else', () => {
    expect(setItemPeople(both, 2, 12)).toEqual(
      cartOf(kartingItem(), boatItem({ number_of_people: 12 })),
    );
  });

  it('that is not planned changes nothing', () => {
    expect(setItemPeople(both, 3, 12)).toEqual(both);
    expect(setItemDate(both, 3, '2026-12-24')).toEqual(both);
    expect(toggleExtra(both, 3, beerOffer)).toEqual(both);
    expect(setExtraQuantity(both, 3, beerOffer, 9)).toEqual(both);
  });
});

it('when the group grows, what is planned for all of it follows, what is for a part stays', () => {
  const plan = cartOf(kartingItem({ number_of_people: 9 }), boatItem({ number_of_people: 4 }));
  expect(setGroupSize(plan, 9, 12)).toEqual(
    cartOf(kartingItem({ number_of_people: 12 }), boatItem({ number_of_people: 4 })),
  );
});

it('what is known to be for a part stays, also when the group happens to have its size', () => {
  const plan = cartOf(kartingItem({ number_of_people: 9 }), boatItem({ number_of_people: 9 }));
  expect(setGroupSize(plan, 9, 12, (id) => id === boatItem().id)).toEqual(
    cartOf(kartingItem({ number_of_people: 12 }), boatItem({ number_of_people: 9 })),
  );
});

describe('the first quantity of an extra', () => {
  it.each([
    ['the group, if it is priced per person', 9, 6, 9],
    ['its minimum, if the group is smaller', 4, 6, 6],
    ['one, if it is for the group or a single person', 9, 1, 1],
    ['one, if it is from an earlier catalogue', 9, 0, 1],
  ])('is %s', (_, people, minPeople, expected) => {
    expect(getFirstQuantity({ minPeople }, people)).toBe(expected);
  });
});

describe('an extra', () => {
  const withBeer = (quantity: number) =>
    cartOf(kartingItem({ extras: [beer(quantity)] }), boatItem());

  it('that is toggled is there once, and toggled again is gone', () => {
    const more = toggleExtra(both, 1, beerOffer);
    expect(more).toEqual(withBeer(1));
    expect(toggleExtra(more, 1, beerOffer)).toEqual(both);
  });

  it('can be toggled in a quantity of its own', () => {
    expect(toggleExtra(both, 1, beerOffer, 8)).toEqual(withBeer(8));
  });

  it.each([7, 6])('that is there is updated to %i', (quantity) => {
    expect(setExtraQuantity(withBeer(9), 1, beerOffer, quantity)).toEqual(withBeer(quantity));
  });

  it('that is not there yet is added in the quantity that is set', () => {
    expect(setExtraQuantity(both, 1, beerOffer, 6)).toEqual(withBeer(6));
  });

  it.each([0, -1, 1, 5])('set to %i, where six are the least, is removed', (quantity) => {
    expect(setExtraQuantity(withBeer(9), 1, beerOffer, quantity)).toEqual(both);
    expect(setExtraQuantity(both, 1, beerOffer, quantity)).toEqual(both);
  });

  it('set to 0 is removed where there is no minimum too', () => {
    expect(setExtraQuantity(withBeer(9), 1, { ...beerOffer, minPeople: 0 }, 0)).toEqual(both);
  });

  it('keeps its place among the others', () => {
    const crisps = { ...beer(6), id: 8 };
    const plan = (quantity: number) => cartOf(kartingItem({ extras: [beer(quantity), crisps] }));
    expect(setExtraQuantity(plan(6), 1, beerOffer, 7)).toEqual(plan(7));
    expect(setExtraQuantity(plan(6), 1, beerOffer, 0)).toEqual(
      cartOf(kartingItem({ extras: [crisps] })),
    );
  });

  it('is never had more often than the shop can count', () => {
    expect(setExtraQuantity(both, 1, beerOffer, 1e6)).toEqual(withBeer(mostUnits));
    expect(toggleExtra(both, 1, beerOffer, 1e6)).toEqual(withBeer(mostUnits));
  });
});

describe('a day that nobody has chosen', () => {
  const held = cartOf(kartingItem({ date_choice: 'held' }), boatItem());

  it('is chosen with the day that the visitor sets', () => {
    expect(setItemDate(held, 1, '2026-12-08')).toEqual(
      cartOf(kartingItem({ selected_date: '2026-12-08' }), boatItem()),
    );
  });

  it('is held as before if any day is fine', () => {
    expect(setItemAnyDay(held, 1, '2026-12-09')).toEqual(
      cartOf(kartingItem({ selected_date: '2026-12-09', date_choice: 'any' }), boatItem()),
    );
  });
});
