/** @jest-environment jsdom */
import { type ApiAnswer, answerCalls } from '@/testing/answerCalls';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseConfirmation } from '@/commerce/cart/confirmation';
import { parsePostedCart } from '@/commerce/orders/parsePostedCart';
import { button, enterDetails, field, openSummary, planId } from '@/testing/openSummary';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const success: ApiAnswer = {
  status: 200,
  body: { status: 'success', order: { reference: 'T-1' } },
};

const refusal = (status: number): ApiAnswer => ({
  status,
  body: { status: 'error', message: 'No', issues: [{ path: 'id', message: 'no' }] },
});

const send = async (name = 'Send booking request') => userEvent.click(await button(name));

const openAndSend = async (answer: ApiAnswer) => {
  const calls = answerCalls(() => answer);
  const opened = await openSummary();
  await enterDetails();
  await send();
  return { ...opened, calls };
};

/** An API answer that waits until it is released. */
const hold = () => {
  let release: (answer: ApiAnswer) => void = () => undefined;
  const held = new Promise<ApiAnswer>((resolve) => {
    release = resolve;
  });
  return { held, release: (answer: ApiAnswer) => act(async () => release(answer)) };
};

it('shows the plan and what is paid when', async () => {
  const { product } = await openSummary();
  const plan = within(screen.getByRole('region', { name: 'Your plan for Krakow' }));
  expect(plan.getByText(product.name)).toBeInTheDocument();
  expect(plan.getByText('for 8 people')).toBeInTheDocument();
  expect(plan.getByRole('group', { name: 'Price of your plan' })).toBeInTheDocument();
  const payments = plan.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(payments).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Once we have confirmed.*30%/)]),
  );
});

it('leads to the activities when nothing is planned', async () => {
  const { page } = await openSummary({ isEmpty: true });
  expect(screen.getByRole('heading', { name: 'There is nothing to send yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find activities' })).toHaveAttribute(
    'href',
    page.view.city.href,
  );
});

it('posts the plan as the contract has it, at the catalogue’s prices and past every cache', async () => {
  const { calls, item, product } = await openAndSend(success);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ path: '/api/cart', method: 'POST' });
  expect(calls[0]?.headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' });
  expect(calls[0]?.body).toEqual({
    id: planId,
    shop_group_id: 1,
    city: 'krakow',
    locale: 'en',
    currency: 'GBP',
    items: [{ ...item, price: product.price }],
    customer: { name: 'Ann Bell', email: 'ann@example.com' },
    deposit: 30,
    tax: null,
  });
  expect(parsePostedCart(calls[0]?.body).ok).toBe(true);
});

it('believes no price that was kept in the browser', async () => {
  const calls = answerCalls(() => success);
  const { product } = await openSummary({ change: { price: 1, single: true } });
  await enterDetails();
  await send();
  expect(calls[0]?.body).toMatchObject({
    items: [{ price: product.price, single: product.single }],
  });
});

it('keeps the confirmation, clears the plan and says thank you', async () => {
  const { router, storedPlan, page } = await openAndSend(success);
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(page.view.links.thankYou));
  expect(storedPlan()).toBeNull();
  expect(sessionStorage.getItem('details')).toBeNull();
  expect(parseConfirmation(sessionStorage.getItem('order') ?? '')).toMatchObject({
    city: 'Krakow',
    name: 'Ann Bell',
    email: 'ann@example.com',
    shown: { currency: 'GBP' },
  });
  expect(screen.queryByText('There is nothing to send yet')).not.toBeInTheDocument();
});

it('is sent once, however often it is pressed', async () => {
  const { held, release } = hold();
  const calls = answerCalls(() => held);
  const { router } = await openSummary();
  await enterDetails();
  await userEvent.dblClick(await button('Send booking request'));
  await userEvent.type(await field('Email'), '{Enter}{Enter}');
  expect(await button('Sending…')).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  await release(success);
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(1);
});

it.each<[string, ApiAnswer]>([
  ['nobody answers', 'offline'],
  ['the store is down', refusal(503)],
  ['too much came from there', refusal(429)],
  ['the answer says no success', { status: 200, body: { status: 'error' } }],
  ['the answer says nothing', { status: 200, body: null }],
  ['somebody in between refuses', { status: 403, body: {} }],
])('loses nothing when %s, and sends the very same again', async (_, answer) => {
  const { calls, router, storedPlan, page } = await openAndSend(answer);
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('Your plan was not sent');
  expect(message).toHaveFocus();
  expect(within(message).getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
    'href',
    page.frame.brand.chatHref,
  );
  expect(await field('Your name')).toHaveValue('Ann Bell');
  expect(storedPlan()).toContain(planId);
  expect(router.push).not.toHaveBeenCalled();
  await send('Try again');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toEqual(calls[0]?.body);
});

it('says when too much came from there, and not that something has to change', async () => {
  await openAndSend(refusal(429));
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('Too many requests have come from your connection');
  expect(message).toHaveTextContent('try again in a few minutes');
  expect(message).not.toHaveTextContent('has to change');
});

it('leads back to the plan when that is refused', async () => {
  const { page } = await openAndSend(refusal(422));
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('Something in your plan has to change first.');
  expect(within(message).getByRole('link', { name: 'Change the plan' })).toHaveAttribute(
    'href',
    page.view.links.cart,
  );
});

it('sends a plan that was changed after it had arrived as a new one, if the visitor says so', async () => {
  const calls = answerCalls(({ body }) =>
    (body as { id: string }).id === planId ? refusal(409) : 'offline',
  );
  const { storedPlan } = await openSummary();
  await enterDetails();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('We already have this plan');
  await send('Send as a new booking');
  expect(await button('Try again')).toBeEnabled();
  await send('Try again');
  await waitFor(() => expect(calls).toHaveLength(3));
  const [known, renewed, again] = calls.map(({ body }) => body as { id: string });
  expect(renewed?.id).not.toBe(planId);
  expect({ ...renewed, id: planId }).toEqual(known);
  expect(again).toEqual(renewed);
  expect(storedPlan()).toContain(renewed?.id);
});

it('sends nothing that cannot be booked, and says where to change it', async () => {
  const calls = answerCalls(() => success);
  const { page } = await openSummary({ change: { selected_date: '2020-01-01' } });
  const plain = /Some activities cannot be booked as they stand/;
  expect(screen.getByText(plain)).toBeVisible();
  await enterDetails();
  await send();
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent(plain);
  expect(message).toHaveFocus();
  expect(within(message).getByRole('link')).toHaveAttribute('href', page.view.links.cart);
  expect(calls).toEqual([]);
});

it('shows which activity takes fewer people than are planned', async () => {
  const { product } = await openSummary({ change: { number_of_people: 199 } });
  const plan = within(screen.getByRole('region', { name: 'Your plan for Krakow' }));
  const item = plan.getByText(product.name).closest('li');
  expect(item).toHaveTextContent(`This takes ${product.mostPeople} people at most.`);
  expect(screen.getByText(/Some activities cannot be booked as they stand/)).toBeVisible();
});

it('names an activity that is sold no more as that', async () => {
  await openSummary({ change: { id: 999_999 } });
  expect(screen.getByText('We no longer sell this one. Please remove it.')).toBeVisible();
});
