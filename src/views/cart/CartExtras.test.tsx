/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartExtra, CartItem } from '@/commerce/cart/cart';
import { readStored } from '@/testing/renderPlan';
import { krakowCartKey, createCartScreen } from '@/testing/openCart';

const { planned, open: openCart } = createCartScreen();

/** A second heat is charged for six people at the least. */
const heat = (quantity: number): CartExtra => ({ id: 191, price: 59, quantity, min_people: 6 });

/** Go-karting for ten people, as Krakow sells it. */
const open = (...extras: readonly CartExtra[]) => openCart(planned('go-karting', { extras }));

const openFor = (people: number) =>
  openCart(planned('go-karting', { extras: [], number_of_people: people }));

const quantities = () =>
  (readStored(krakowCartKey) as { items: CartItem[] }).items[0]?.extras.map(
    ({ quantity }) => quantity,
  );

const card = () => {
  const item = screen.getByRole('link', { name: 'Go-karting grand prix' }).closest('li');
  if (!item) throw new Error('There is no card of go-karting');
  return within(item);
};
const tick = () => card().getByRole('checkbox', { name: /^Extra heat/ });
const number = () => card().queryByRole('spinbutton', { name: /^How many: Extra heat/ });
const line = () => card().queryByText(/^Extra heat.*×/);
const undo = () => screen.queryByRole('button', { name: 'Undo' });
const type = async (text: string) => {
  const field = number();
  if (!field) throw new Error('The extra has no number');
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it('is ticked for the whole group if it is priced per person, and for one if not', async () => {
  await openFor(10);
  await userEvent.click(card().getByText('Extras'));
  await userEvent.click(tick());
  await userEvent.click(card().getByRole('checkbox', { name: /^Medals/ }));
  expect(quantities()).toEqual([10, 1]);
  expect(number()).toHaveValue(10);
});

it('is charged for its minimum when it is ticked, and says so', async () => {
  await openFor(4);
  await userEvent.click(card().getByText('Extras'));
  expect(number()).not.toBeInTheDocument();
  await userEvent.click(tick());
  expect(quantities()).toEqual([6]);
  expect(number()).toHaveValue(6);
  expect(line()).toHaveTextContent(/: 6 × £11$/);
  expect(line()?.nextSibling).toHaveTextContent('£66');
});

describe('a quantity that removes an extra', () => {
  it.each(['0', '5'])('counts when the field is left: %s', async (text) => {
    await open(heat(8));
    await type(text);
    expect(quantities()).toEqual([8]);
    await userEvent.click(card().getByRole('spinbutton', { name: 'People' }));
    expect(quantities()).toEqual([]);
    expect(tick()).not.toBeChecked();
    expect(card().getByRole('spinbutton', { name: 'People' })).toHaveFocus();
  });

  it('counts with the Enter krakowCartKey, and the focus goes to the tick', async () => {
    await open(heat(8));
    await type('0{Enter}');
    expect(quantities()).toEqual([]);
    expect(tick()).toHaveFocus();
  });

  it('is none on the way to a larger one', async () => {
    await open(heat(8));
    await type('12');
    await userEvent.tab();
    expect(quantities()).toEqual([12]);
    expect(undo()).not.toBeInTheDocument();
  });
});

describe('a removed extra', () => {
  it.each([
    ['its tick', () => userEvent.click(tick())],
    ['its number', () => type('0{Enter}')],
    [
      'one fewer than its minimum',
      async () => {
        await type('6');
        await userEvent.click(card().getByRole('button', { name: /^One fewer: Extra heat/ }));
      },
    ],
  ])('is told and can be restored, removed by %s', async (_, remove) => {
    await open(heat(8));
    await remove();
    expect(quantities()).toEqual([]);
    const text = screen.getByText(/^Extra heat.* was removed\.$/);
    expect(text.closest('[role=status]')).not.toBeNull();
    expect(tick()).toHaveFocus();
  });

  it('comes back as it was, and has the focus', async () => {
    await open(heat(8));
    await userEvent.click(tick());
    await userEvent.click(undo() ?? document.body);
    expect(quantities()).toEqual([8]);
    expect(tick()).toHaveFocus();
    expect(undo()).not.toBeInTheDocument();
  });

  it('comes back with the quantity that was charged', async () => {
    await open(heat(1));
    await userEvent.click(tick());
    await userEvent.click(undo() ?? document.body);
    expect(quantities()).toEqual([6]);
  });

  it('is not restored after it was ticked again, or with its activity gone', async () => {
    await open(heat(8));
    await userEvent.click(tick());
    await userEvent.click(tick());
    expect(undo()).not.toBeInTheDocument();
    await userEvent.click(tick());
    await userEvent.click(screen.getByRole('button', { name: /^Remove Go-karting/ }));
    expect(screen.queryByText(/^Extra heat.* was removed/)).not.toBeInTheDocument();
  });
});
