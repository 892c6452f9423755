/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@/testing/SiteProviders';
import { ExtraField } from './ExtraField';

const beer = { id: 7, name: 'Extra beer', price: 49, minPeople: 6, description: 'A pint each.' };

const onToggle = jest.fn();
const onQuantity = jest.fn();

beforeEach(() => {
  localStorage.clear();
  onToggle.mockClear();
  onQuantity.mockClear();
});

const start = (quantity: number, extra = beer) =>
  renderInSite(
    <ExtraField extra={extra} quantity={quantity} onToggle={onToggle} onQuantity={onQuantity} />,
  );

const choice = () => screen.getByRole('checkbox', { name: /^Extra beer/ });
const number = () => screen.queryByRole('spinbutton', { name: 'How many: Extra beer' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says what one costs, how many it takes at the least, and what it is', async () => {
  await start(0);
  expect(choice()).toHaveAccessibleName('Extra beer £9 each (at least 6) A pint each.');
});

it('speaks of no minimum of one', async () => {
  await start(0, { ...beer, minPeople: 1 });
  expect(choice()).not.toHaveAccessibleName(/at least/);
});

it('is chosen with a tick, and only then has a number', async () => {
  await start(0);
  expect(choice()).not.toBeChecked();
  expect(number()).not.toBeInTheDocument();
  await userEvent.click(choice());
  expect(onToggle).toHaveBeenCalledTimes(1);
});

it('shows how many will be charged where fewer than the minimum are planned', async () => {
  await start(1);
  expect(choice()).toBeChecked();
  expect(number()).toHaveValue(6);
});

it('goes up by one', async () => {
  await start(8);
  await press('One more: Extra beer');
  expect(onQuantity.mock.calls).toEqual([[9]]);
});

it('one fewer than its minimum takes it out', async () => {
  await start(6);
  await press('One fewer: Extra beer');
  expect(onQuantity.mock.calls).toEqual([[0]]);
});

describe('a quantity of 0, or below its minimum', () => {
  const type = async (text: string) => {
    const field = screen.getByRole('spinbutton', { name: 'How many: Extra beer' });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

  it.each(['0', '5'])('takes it out when the field is left: %s', async (text) => {
    await start(8);
    await type(text);
    expect(onQuantity).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    expect(onQuantity.mock.calls).toEqual([[0]]);
    expect(choice()).not.toHaveFocus();
  });

  it('takes it out with the Enter key, and the focus goes to its tick', async () => {
    await start(8);
    await type('0{Enter}');
    expect(onQuantity.mock.calls).toEqual([[0]]);
    expect(choice()).toHaveFocus();
  });

  it('leaves it in while it is the beginning of a larger one', async () => {
    await start(8);
    await type('12');
    await userEvent.tab();
    expect(onQuantity.mock.calls.map(([quantity]) => quantity)).toEqual([12]);
  });
});

it('goes no further than a plan may have of it', async () => {
  await start(999);
  await press('One more: Extra beer');
  expect(onQuantity).not.toHaveBeenCalled();
  const field = screen.getByRole('spinbutton', { name: 'How many: Extra beer' });
  await userEvent.clear(field);
  await userEvent.type(field, '2147483647');
  await userEvent.click(document.body);
  expect(Math.max(...onQuantity.mock.calls.map(([quantity]) => quantity))).toBe(999);
});
