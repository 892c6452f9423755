/** @jest-environment jsdom */
import { freezeClock } from '@/testing/freezeClock';
import { beerOffer, boatProduct, kartingProduct } from '@/testing/plannedCart';
import { krakow, prague, readStored, renderPlan } from '@/testing/renderPlan';

const key = 'cart:1:krakow';

beforeEach(() => {
  localStorage.clear();
  freezeClock('2026-11-21T10:00:00Z');
});

const karting = (visit: ReturnType<typeof renderPlan>) => visit.now().plan.cart.items[0];

describe('the step of the checkout', () => {
  it('is 0 while nothing is saved for the city, and 1 as soon as something is', () => {
    const visit = renderPlan();
    expect(visit.now().plan.activeStep).toBe(0);
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    expect(visit.now().plan.activeStep).toBe(1);
  });

  it('is 1 at the next visit', () => {
    const first = renderPlan();
    first.act(({ plan }) => plan.toggleItem(kartingProduct));
    first.unmount();
    expect(renderPlan().now().plan.activeStep).toBe(1);
  });

  it('is what it is set to, for this city only', () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.setActiveStep(3));
    expect(visit.now().plan.activeStep).toBe(3);
    visit.go({ city: prague });
    expect(visit.now().plan.activeStep).toBe(0);
  });
});

describe('adding an activity', () => {
  it('takes it for everybody of the group', () => {
    localStorage.setItem('selectedNumberOfPeople', '9');
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    expect(karting(visit)?.number_of_people).toBe(9);
  });

  it('takes it for the smallest group that is charged where nobody said how many', () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    expect(karting(visit)?.number_of_people).toBe(kartingProduct.minPeople);
  });

  it('follows the group as soon as the visitor says how many they are', () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    visit.act(({ plan }) => plan.setGroupSize(12));
    expect(karting(visit)?.number_of_people).toBe(12);
  });

  it('follows the group as well where a control still has the state of before', () => {
    const visit = renderPlan();
    const { setGroupSize } = visit.now().plan;
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    visit.act(() => setGroupSize(12));
    expect(karting(visit)?.number_of_people).toBe(12);
  });

  it('takes it for the people that are given', () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct, { people: 11 }));
    expect(karting(visit)?.number_of_people).toBe(11);
  });

  it.each([
    ['Krakow, an hour ahead of UTC', krakow, '2026-11-29'],
    ['Lisbon, on UTC', { slug: 'lisbon', name: 'Lisbon', timeZone: 'Europe/Lisbon' }, '2026-11-28'],
    [
      'New York, hours behind',
      { slug: 'ny', name: 'NY', timeZone: 'America/New_York' },
      '2026-11-28',
    ],
  ])('half an hour before midnight UTC is for a week ahead as %s has it', (_, city, day) => {
    freezeClock('2026-11-21T23:30:00Z');
    const visit = renderPlan({ city });
    visit.act(({ plan }) => plan.toggleItem(boatProduct));
    expect(karting(visit)?.selected_date).toBe(day);
  });

  it.each([
    ['on the day of arrival, when there is one', '2026-12-05', '2026-12-05'],
    ['in a week, when the day of arrival is over', '2026-11-20', '2026-11-28'],
    ['in a week, when the day of arrival is years ahead', '2030-01-01', '2026-11-28'],
  ])('plans it %s', (_, arrival, day) => {
    const visit = renderPlan();
    visit.act(({ root }) => root.setArrival(arrival));
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    expect(karting(visit)?.selected_date).toBe(day);
  });

  it('again takes it out', () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    expect(visit.now().plan.isPlanned(1)).toBe(true);
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    expect(visit.now().plan.isPlanned(1)).toBe(false);
  });

  it('does nothing where no city is chosen', () => {
    const visit = renderPlan({ city: null });
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    expect(visit.now().plan.cart.items).toEqual([]);
    expect({ ...localStorage }).toEqual({});
  });
});

describe('an extra', () => {
  const start = () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    return visit;
  };
  const units = (visit: ReturnType<typeof renderPlan>) =>
    karting(visit)?.extras.map(({ quantity }) => quantity);

  it('is added once and taken out again by toggling', () => {
    const visit = start();
    visit.act(({ plan }) => plan.toggleExtra(1, beerOffer));
    expect(units(visit)).toEqual([1]);
    visit.act(({ plan }) => plan.toggleExtra(1, beerOffer));
    expect(units(visit)).toEqual([]);
  });

  it.each([
    [9, [9]],
    [6, [6]],
    [5, []],
    [0, []],
  ])('that takes six at the least and is set to %i stands at %j', (quantity, expected) => {
    const visit = start();
    visit.act(({ plan }) => plan.setExtraQuantity(1, beerOffer, 8));
    visit.act(({ plan }) => plan.setExtraQuantity(1, beerOffer, quantity));
    expect(units(visit)).toEqual(expected);
  });
});

describe('what is saved', () => {
  it('is nothing at a mere visit', () => {
    renderPlan().go({ city: prague });
    expect({ ...localStorage }).toEqual({});
  });

  it('is every change at once, under the shop group and the city', () => {
    const visit = renderPlan();
    const saved = () => {
      const { items } = readStored(key) as { items: Record<string, unknown>[] };
      return items[0];
    };
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    expect(Object.keys({ ...localStorage })).toEqual([key]);
    expect(saved()).toMatchObject({ id: 1, selected_date: '2026-11-28', number_of_people: 8 });
    visit.act(({ plan }) => plan.setItemDate(1, '2026-12-01'));
    expect(saved()).toMatchObject({ selected_date: '2026-12-01' });
    visit.act(({ plan }) => plan.setItemPeople(1, 12));
    expect(saved()).toMatchObject({ number_of_people: 12 });
    visit.act(({ plan }) => plan.toggleExtra(1, beerOffer));
    expect(saved()).toMatchObject({ extras: [{ id: 7, quantity: 1 }] });
    visit.act(({ plan }) => plan.setExtraQuantity(1, beerOffer, 7));
    expect(saved()).toMatchObject({ extras: [{ id: 7, quantity: 7 }] });
    visit.act(({ plan }) => plan.removeItem(1));
    expect(readStored(key)).toMatchObject({ items: [] });
  });

  it('goes when the plan is cleared, and what comes next has another id', () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    const { id } = visit.now().plan.cart;
    visit.act(({ plan }) => plan.clear());
    expect({ ...localStorage }).toEqual({});
    expect(visit.now().plan).toMatchObject({ activeStep: 0, cart: { items: [] } });
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    expect(visit.now().plan.cart.id).not.toBe(id);
  });

  it('keeps its id whatever changes, until the plan is renewed', () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    const { id } = visit.now().plan.cart;
    visit.act(({ plan }) => plan.toggleItem(boatProduct));
    expect(visit.now().plan.cart.id).toBe(id);
    const told: string[] = [];
    visit.act(({ plan }) => told.push(plan.renew()));
    expect(told).toEqual([visit.now().plan.cart.id]);
    expect(told).not.toEqual([id]);
    expect(visit.now().plan.cart.items).toHaveLength(2);
  });
});

it('a plan is of one city and one shop group', () => {
  const visit = renderPlan();
  visit.act(({ plan }) => plan.toggleItem(kartingProduct));
  const { id } = visit.now().plan.cart;
  visit.go({ city: prague });
  expect(visit.now().plan.cart.items).toEqual([]);
  visit.act(({ plan }) => plan.toggleItem(boatProduct));
  // Two plans with the same id would become one order.
  expect(visit.now().plan.cart.id).not.toBe(id);
  visit.go({ shopGroupId: 2 });
  expect(visit.now().plan.cart.items).toEqual([]);
  visit.go({ city: krakow });
  expect(visit.now().plan.cart.items).toMatchObject([{ id: 1 }]);
});

it('a group that grows takes along what was planned for all of it', () => {
  const visit = renderPlan();
  visit.act(({ plan }) => plan.toggleItem(kartingProduct));
  visit.act(({ plan }) => plan.toggleItem(boatProduct, { people: 2 }));
  visit.act(({ plan }) => plan.setGroupSize(9));
  expect(visit.now().plan.cart.items.map((it) => it.number_of_people)).toEqual([9, 2]);
  expect(visit.now().root.selectedNumberOfPeople).toBe(9);
});
