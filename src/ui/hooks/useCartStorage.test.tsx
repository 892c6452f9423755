/** @jest-environment jsdom */
import fc from 'fast-check';
import { changeInAnotherTab, fillStorage, forbidStorage } from '@/testing/browserStorage';
import { freezeClock } from '@/testing/freezeClock';
import {
  beerOffer,
  boatItem,
  boatProduct,
  cartOf,
  kartingItem,
  kartingProduct,
} from '@/testing/plannedCart';
import { prague, renderPlan } from '@/testing/renderPlan';
import { findFaultsOfCart } from '@/testing/wireCart';

const key = 'cart:1:krakow';

beforeEach(() => {
  localStorage.clear();
  freezeClock('2026-11-21T10:00:00Z');
});

const save = (value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const planned = ({ now }: ReturnType<typeof renderPlan>) =>
  now().plan.cart.items.map(({ id }) => id);

describe.each([
  ['full', fillStorage],
  ['forbidden', forbidStorage],
])('where storage is %s', (_, breakStorage) => {
  it('a plan holds for the visit', () => {
    breakStorage();
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    visit.act(({ plan }) => plan.toggleExtra(1, beerOffer));
    visit.act(({ plan }) => plan.toggleItem(boatProduct));
    expect(planned(visit)).toEqual([1, 2]);
    expect(visit.now().plan).toMatchObject({
      activeStep: 1,
      cart: { items: [{ extras: [{ id: 7 }] }, {}] },
    });
  });

  it('the plan of one city does not show in another, and is there on the way back', () => {
    breakStorage();
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    visit.go({ city: prague });
    expect(visit.now().plan).toMatchObject({ activeStep: 0, cart: { items: [] } });
    visit.act(({ plan }) => plan.toggleItem(boatProduct));
    expect(planned(visit)).toEqual([2]);
    visit.go({});
    expect(planned(visit)).toEqual([1]);
  });

  it('a plan that is cleared is gone', () => {
    breakStorage();
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    visit.act(({ plan }) => plan.clear());
    expect(visit.now().plan).toMatchObject({ activeStep: 0, cart: { items: [] } });
  });
});

it('a page that comes back from the browser’s history reads anew what others changed', () => {
  save(cartOf(kartingItem()));
  const visit = renderPlan();
  // A frozen page receives no storage events.
  save(cartOf(boatItem()));
  visit.act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(planned(visit)).toEqual([2]);
});

it('while the size of the group passes through that of a part, the part stays', () => {
  localStorage.setItem('selectedNumberOfPeople', '8');
  save(cartOf(kartingItem({ number_of_people: 8 }), boatItem({ number_of_people: 6 })));
  const visit = renderPlan();
  for (const size of [7, 6, 5, 6, 7]) visit.act(({ plan }) => plan.setGroupSize(size));
  expect(visit.now().plan.cart.items.map((item) => item.number_of_people)).toEqual([7, 6]);
});

it('several changes at once all count', () => {
  const visit = renderPlan();
  visit.act(({ plan }) => {
    plan.toggleItem(kartingProduct);
    plan.toggleExtra(1, beerOffer);
    plan.toggleItem(boatProduct);
  });
  expect(visit.now().plan.cart.items).toMatchObject([{ id: 1, extras: [{ id: 7 }] }, { id: 2 }]);
});

it('where storage has become full the plan saved before is still changed', () => {
  save(cartOf(kartingItem()));
  fillStorage();
  const visit = renderPlan();
  visit.act(({ plan }) => plan.toggleItem(boatProduct));
  expect(planned(visit)).toEqual([1, 2]);
});

describe('another tab', () => {
  it('that changes the plan changes it here', () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    changeInAnotherTab(key, cartOf(boatItem()));
    expect(planned(visit)).toEqual([2]);
    expect(visit.now().plan.cart.id).toBe(cartOf().id);
  });

  it('does not lose its change by the next one here', () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    changeInAnotherTab(key, cartOf(kartingItem({ number_of_people: 20 })));
    visit.act(({ plan }) => plan.toggleItem(boatProduct));
    expect(visit.now().plan.cart.items).toMatchObject([{ id: 1, number_of_people: 20 }, { id: 2 }]);
  });

  it('that sent the plan leaves none here', () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    changeInAnotherTab(key, null);
    expect(visit.now().plan).toMatchObject({ activeStep: 0, cart: { items: [] } });
  });

  it('with the plan of another city changes nothing here', () => {
    const visit = renderPlan();
    visit.act(({ plan }) => plan.toggleItem(kartingProduct));
    changeInAnotherTab('cart:1:prague', cartOf(boatItem()));
    expect(planned(visit)).toEqual([1]);
  });
});

describe('what stands in storage', () => {
  it.each(['', 'null', '{', '7', '"plan"', '{}', '{"items":{}}', '{"items":"19"}'])(
    'and is no plan, %j, is none, and is left as it is until a change',
    (junk) => {
      localStorage.setItem(key, junk);
      const visit = renderPlan();
      expect(visit.now().plan).toMatchObject({ activeStep: 0, cart: { items: [] } });
      expect(localStorage.getItem(key)).toBe(junk);
      visit.act(({ plan }) => plan.toggleItem(kartingProduct));
      expect(planned(visit)).toEqual([1]);
    },
  );

  it('may be a bare list of items, with numbers as text', () => {
    save([{ id: '1', price: '139', number_of_people: '9' }, { name: 'no id' }, null]);
    const visit = renderPlan();
    expect(visit.now().plan.cart.items).toEqual([
      kartingItem({
        min_people: 1,
        selected_date: '2026-11-28',
        date_choice: 'held',
        stag_goes_free: null,
      }),
    ]);
    expect(visit.now().plan.activeStep).toBe(1);
  });

  it('keeps one id while a plan without one stays unchanged', () => {
    save({ items: [kartingItem()] });
    const visit = renderPlan();
    const { id } = visit.now().plan.cart;
    visit.act(({ root }) => root.setCurrency('EUR'));
    expect(visit.now().plan.cart.id).toBe(id);
  });

  it('under this city and says it is another’s is not shown here', () => {
    save({ ...cartOf(kartingItem()), city: 'prague' });
    expect(planned(renderPlan())).toEqual([]);
  });

  it('may be any JSON: a change to it always leaves a plan that keeps the contract', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.json().map((it) => `{"items":[${it}]}`),
        ),
        (text) => {
          localStorage.setItem(key, text);
          const visit = renderPlan();
          visit.act(({ plan }) => plan.setGroupSize(7));
          if (!visit.now().plan.isPlanned(1))
            visit.act(({ plan }) => plan.toggleItem(kartingProduct));
          expect(findFaultsOfCart(visit.now().plan.cart)).toEqual([]);
          expect(visit.now().plan.isPlanned(1)).toBe(true);
          visit.unmount();
        },
      ),
    );
  });
});
