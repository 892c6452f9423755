/** @jest-environment jsdom */
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItem } from '@/commerce/cart/cart';
import { getFormer, toReplacement } from '@/commerce/cart/formerPlan';
import { fillStorage } from '@/testing/browserStorage';
import { cartOf, kartingItem } from '@/testing/plannedCart';
import { readStored } from '@/testing/renderPlan';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { krakowCartKey, createCartScreen } from '@/testing/openCart';
import { CartView } from './CartView';

const { getPage, planned, open } = createCartScreen();

const dayOf = (name: string) =>
  screen.getByRole('link', { name }).closest('section')?.querySelector('h2')?.textContent;
const ids = () => (readStored(krakowCartKey) as { items: CartItem[] }).items.map(({ id }) => id);
const cardOf = (name: string) => {
  const card = screen.getByRole('link', { name }).closest('li');
  if (!card) throw new Error(`There is no ${name}`);
  return within(card);
};
const next = () => screen.queryByRole('link', { name: 'Continue to your details' });
const nightClub = 'VIP club night';

it('says so where the browser keeps nothing', async () => {
  fillStorage();
  await renderInSite(<CartView {...getPage()} />);
  const [add] = screen.getAllByRole('button', { name: /: Beer bike$/ });
  if (add) await userEvent.click(add);
  expect(screen.getByText(/^Your browser is not saving anything/)).toBeInTheDocument();
});

describe('an activity on a day that it cannot be had', () => {
  it('that is closed says so, and moves to the next open day on a press', async () => {
    // Closed on Mondays and Tuesdays.
    await open(planned('vip-club-night', { selected_date: '2026-11-23' }));
    const card = cardOf(nightClub);
    expect(card.getByText(/^It does not run on this weekday/)).toBeInTheDocument();
    expect(card.getByRole('button', { name: /^Date/ })).toHaveAccessibleDescription(
      /It does not run on this weekday/,
    );
    expect(next()).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('1 activity needs a change');
    await userEvent.click(card.getByRole('button', { name: 'Move to Wed, 25 Nov 2026' }));
    expect(dayOf(nightClub)).toBe('Wed, 25 Nov 2026');
    expect(cardOf(nightClub).getByRole('button', { name: /^Date/ })).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(next()).toBeInTheDocument();
  });

  it('that is over moves to a week from today', async () => {
    await open(planned('go-karting', { selected_date: '2026-11-01' }));
    const card = cardOf('Go-karting grand prix');
    expect(card.getByText(/^This day has passed/)).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Move to Sat, 28 Nov 2026' })).toBeInTheDocument();
  });

  it('its calendar offers no such day', async () => {
    await open(planned('vip-club-night'));
    await userEvent.click(cardOf(nightClub).getByRole('button', { name: /^Date/ }));
    const calendar = within(await screen.findByRole('dialog'));
    for (const name of ['20', '23', '24', '30']) {
      expect(calendar.getByRole('gridcell', { name })).toBeDisabled();
    }
    expect(calendar.getByRole('gridcell', { name: '25' })).toBeEnabled();
  });

  it('all that need a change are counted, in Polish too', async () => {
    const polish = await fetchShippedPage('cart', 'pl', 'krakow');
    const items = ['vip-club-night', 'go-karting'].map((slug) =>
      planned(slug, { selected_date: '2026-11-16' }),
    );
    localStorage.setItem(`cart:${polish.frame.brand.id}:krakow`, JSON.stringify(cartOf(...items)));
    await renderInSite(<CartView {...polish} />, { siteId: 'pl' });
    expect(screen.getByRole('alert')).toHaveTextContent('2 atrakcje wymagają zmiany');
    expect(screen.getAllByRole('button', { name: /^Przenieś na: / })).toHaveLength(2);
  });
});

describe('an activity for more people than it takes', () => {
  it('says so, and keeps the plan from going on until the group is smaller', async () => {
    await open(planned('escape-room'));
    const card = cardOf('Escape room');
    expect(card.getByText(/^This takes 6 people at most/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('1 activity needs a change');
    expect(next()).not.toBeInTheDocument();
    const field = card.getByRole('spinbutton', { name: 'People' });
    expect(field).toHaveAttribute('max', '6');
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    expect(screen.queryByText(/^This takes 6 people/)).not.toBeInTheDocument();
    expect(next()).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'One person more' }));
    expect(field).toHaveValue(6);
  });
});

describe('what is good to know', () => {
  it.each([
    ['the season', 'party-boat', {}, /^Outside its usual season: we/],
    ['the stay', 'go-karting', {}, /^This day is outside your stay/],
  ] as const)('of %s keeps nobody from going on', async (_, slug, change, text) => {
    localStorage.setItem('selectedArrival', '2026-12-04');
    await open(planned(slug, change));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(next()).toBeInTheDocument();
  });

  it('what is sold no more can only be removed', async () => {
    await open(kartingItem({ id: 999 }));
    const name = 'An activity that we no longer sell';
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
    expect(screen.getByText(/^We no longer sell this one/)).toBeInTheDocument();
    expect(next()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: `Remove ${name} from your plan` }));
    expect(screen.getByRole('heading', { name: 'Nothing in your plan yet' })).toBeInTheDocument();
  });
});

describe('another day', () => {
  it('that is chosen moves an activity there, and its field has the focus again', async () => {
    await open(planned('go-karting'), planned('food-tour'));
    await userEvent.click(cardOf('Food tour').getByRole('button', { name: /^Date/ }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar: Date' }));
    await userEvent.click(calendar.getByRole('gridcell', { name: '27' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(dayOf('Food tour')).toBe('Fri, 27 Nov 2026');
    expect(dayOf('Go-karting grand prix')).toBe('Sat, 28 Nov 2026');
    expect(cardOf('Food tour').getByRole('button', { name: /^Date/ })).toHaveFocus();
  });
});

describe('a day that nobody has chosen', () => {
  const held = { date_choice: 'held', selected_date: '2026-11-23' } as const;

  it('is asked for in its field, and is chosen by choosing one', async () => {
    await open(planned('food-tour', held));
    await userEvent.click(cardOf('Food tour').getByRole('button', { name: 'Date Choose a day' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar: Date' }));
    await userEvent.click(calendar.getByRole('gridcell', { name: '27' }));
    expect(dayOf('Food tour')).toBe('Fri, 27 Nov 2026');
    const [item] = (readStored(krakowCartKey) as { items: CartItem[] }).items;
    expect(item).not.toHaveProperty('date_choice');
  });

  it('can be any: one on which it runs is held, and its field has the focus', async () => {
    // Closed on Mondays and Tuesdays.
    await open(planned('vip-club-night', held));
    expect(screen.queryByText(/^It does not run on this weekday/)).not.toBeInTheDocument();
    const any = cardOf(nightClub).getByRole('button', { name: `Any day is fine: ${nightClub}` });
    await userEvent.click(any);
    expect(dayOf(nightClub)).toBe('Any day (pencilled in for now: Wed, 25 Nov 2026)');
    expect(cardOf(nightClub).getByRole('button', { name: 'Date Any day' })).toHaveFocus();
    expect(readStored(krakowCartKey)).toMatchObject({ items: [{ date_choice: 'any' }] });
  });

  it('is held within the stay if any is fine', async () => {
    await open(planned('food-tour', held));
    await userEvent.click(screen.getByRole('button', { name: 'Arrival Any day' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar: Arrival' }));
    await userEvent.click(calendar.getByRole('gridcell', { name: '28' }));
    // The calendar of the departure follows.
    await screen.findByRole('dialog', { name: 'Calendar: Departure' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Any day is fine: Food tour' }));
    expect(dayOf('Food tour')).toBe('Any day (pencilled in for now: Sat, 28 Nov 2026)');
  });
});

it('of a stay that is over nothing is said', async () => {
  localStorage.setItem('selectedArrival', '2026-11-18');
  localStorage.setItem('selectedDeparture', '2026-11-20');
  await open(planned('go-karting'));
  expect(screen.queryByText(/outside your stay/)).not.toBeInTheDocument();
});

describe('a plan that a trip has replaced', () => {
  const replaced = 'This plan has replaced the one that you had before.';
  const openReplaced = () => {
    const place = { shopGroupId: 1, city: 'krakow' };
    const trip = { ...cartOf(planned('escape-room')), id: '9b1d3c52-7a0e-4f65-8c21-d0e4a7b6f813' };
    const own = cartOf(planned('food-tour'), planned('go-karting'));
    const stored = toReplacement(trip, place, own, '2026-11-21', new Date());
    localStorage.setItem(krakowCartKey, JSON.stringify(stored));
    return open();
  };
  const offer = () => screen.getByRole('button', { name: 'Bring my plan back' });
  const undo = () => screen.getByRole('button', { name: 'Undo' });
  /** @param ms when the press happens, as its event says; the time of the test itself does not matter */
  const pressAt = (button: HTMLElement, ms: number) => {
    const click = createEvent.click(button);
    Object.defineProperty(click, 'timeStamp', { value: ms });
    fireEvent(button, click);
  };

  it('is told of, and comes back', async () => {
    await openReplaced();
    expect(dayOf('Escape room')).toBeDefined();
    expect(screen.getByText(replaced)).toBeVisible();
    expect(offer()).not.toHaveFocus();
    await userEvent.click(offer());
    expect(readStored(krakowCartKey)).toMatchObject(
      cartOf(planned('food-tour'), planned('go-karting')),
    );
    expect(cardOf('Food tour').getByRole('button', { name: /^Date/ })).toHaveFocus();
  });

  it('and came back makes room for the other one again', async () => {
    await openReplaced();
    pressAt(offer(), 1000);
    // The next trip finds only the visitor's own plan in storage.
    expect(getFormer(readStored(krakowCartKey))).toBeUndefined();
    pressAt(offer(), 2000);
    expect(ids()).toEqual([planned('escape-room').id]);
    pressAt(offer(), 3000);
    expect(ids()).toEqual([planned('food-tour').id, planned('go-karting').id]);
  });

  it('comes back after a change of the other one, and after what was removed there', async () => {
    await openReplaced();
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove Escape room from your plan' }),
    );
    expect(screen.getByText('Escape room was removed.')).toBeVisible();
    pressAt(undo(), 1000);
    expect(screen.getByText(replaced)).toBeVisible();
    pressAt(offer(), 2000);
    expect(ids()).toEqual([planned('food-tour').id, planned('go-karting').id]);
  });

  it('is not brought back by a double click on the button of what was removed', async () => {
    await openReplaced();
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove Escape room from your plan' }),
    );
    const button = undo();
    pressAt(button, 1000);
    expect(button).not.toBeInTheDocument();
    pressAt(offer(), 1200);
    expect(ids()).toEqual([planned('escape-room').id]);
  });
});

describe('what was removed', () => {
  const remove = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: `Remove ${name} from your plan` }));
  const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }));

  it('is told, and comes back where it was', async () => {
    await open(planned('go-karting'), planned('food-tour'), planned('escape-room'));
    const before = ids();
    await remove('Food tour');
    expect(ids()).toEqual([before[0], before[2]]);
    expect(screen.getByText('Food tour was removed.').closest('[role=status]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await undo();
    expect(ids()).toEqual(before);
    expect(screen.queryByText('Food tour was removed.')).not.toBeInTheDocument();
  });

  it('comes back as it was, also when it was the only one', async () => {
    const item = planned('go-karting', { number_of_people: 13, selected_date: '2026-12-31' });
    await open(item);
    await remove('Go-karting grand prix');
    expect(screen.getByRole('heading', { name: 'Nothing in your plan yet' })).toBeInTheDocument();
    await undo();
    expect(readStored(krakowCartKey)).toMatchObject({ items: [item] });
  });

  it('does not come back in the plan of another city', async () => {
    const prague = await fetchShippedPage('cart', 'en', 'prague');
    const { rerender } = await open(planned('go-karting'));
    await remove('Go-karting grand prix');
    rerender(<CartView {...prague} />);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
