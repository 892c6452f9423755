/** @jest-environment jsdom */
import { type ApiAnswer, answerPosts } from '@/testing/answerCalls';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseConfirmation } from '@/commerce/cart/confirmation';
import { addDays, todayIn } from '@/lib/days';
import { parsePostedCart } from '@/commerce/orders/parsePostedCart';
import {
  button,
  enterDetails,
  field,
  loadSummary,
  openSummary,
  planId,
} from '@/testing/openSummary';

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
  const calls = answerPosts(() => answer);
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
    terms_version: expect.stringMatching(/^[\da-f]{12}\.[\da-f]{12}$/),
  });
  expect(parsePostedCart(calls[0]?.body).ok).toBe(true);
});

it('asks for a day that nobody has chosen before it sends anything', async () => {
  const calls = answerPosts(() => success);
  const { product, storedPlan } = await openSummary({ change: { date_choice: 'held' } });
  expect(await screen.findByRole('heading', { name: 'Which day?' })).toBeVisible();
  await enterDetails();
  await send();
  const question = await screen.findByRole('alert');
  expect(question).toHaveTextContent(product.name);
  expect(question).toHaveFocus();
  expect(calls).toEqual([]);
  await userEvent.click(
    within(question).getByRole('button', { name: `Any day is fine: ${product.name}` }),
  );
  expect(screen.queryByRole('heading', { name: 'Which day?' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus();
  expect(storedPlan()).toContain('"date_choice":"any"');
  await send();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ items: [{ date_choice: 'any' }] });
});

it('a day that is chosen in the calendar leaves the focus where the visitor goes on', async () => {
  await openSummary({ change: { date_choice: 'held' } });
  const date = await button(/^Date/);
  act(() => date.focus());
  await userEvent.keyboard('{Enter}');
  const calendar = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toHaveRole('gridcell'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(calendar).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus());
});

it('posts the stay, as far as its days agree', async () => {
  localStorage.setItem('selectedArrival', '2030-05-04');
  localStorage.setItem('selectedDeparture', '2030-05-01');
  const { calls } = await openAndSend(success);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ arrival: '2030-05-04' });
  expect(calls[0]?.body).not.toHaveProperty('departure');
});

it('neither warns of a stay that is over nor posts it', async () => {
  const yesterday = addDays(todayIn('Europe/Warsaw'), -1);
  localStorage.setItem('selectedArrival', JSON.stringify(addDays(yesterday, -2)));
  localStorage.setItem('selectedDeparture', JSON.stringify(yesterday));
  const { calls } = await openAndSend(success);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(/outside your stay/i)).not.toBeInTheDocument();
  expect(calls[0]?.body).not.toHaveProperty('arrival');
  expect(calls[0]?.body).not.toHaveProperty('departure');
});

it('believes no price that was kept in the browser', async () => {
  const calls = answerPosts(() => success);
  const { product } = await openSummary({ change: { price: 1, single: true } });
  await enterDetails();
  await userEvent.click(await button('Go on at the new prices'));
  await send();
  expect(calls[0]?.body).toMatchObject({
    items: [{ price: product.price, single: product.single }],
  });
});

it('shows what costs more than planned before it sends anything, and asks', async () => {
  const calls = answerPosts(() => success);
  const { product, storedPlan } = await openSummary({ change: { price: 1, single: true } });
  expect(
    await screen.findByRole('heading', { name: 'Something has changed since you planned' }),
  ).toBeVisible();
  await enterDetails();
  await send();
  const question = await screen.findByRole('alert');
  expect(question).toHaveTextContent(`${product.name}: £0 when you planned it, £`);
  expect(question).toHaveFocus();
  expect(calls).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Go on at the new prices' }));
  expect(question).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus();
  expect(JSON.parse(storedPlan() ?? '')).toMatchObject({ items: [{ price: product.price }] });
});

/** The API's answer about Krakow. */
const toCityAnswer = (products: readonly PlannedProduct[]): ApiAnswer => ({
  status: 200,
  body: {
    data: {
      slug: 'krakow',
      city_group: {
        products: products.map((product) => ({
          ...product,
          min_people: product.minPeople,
          stag_goes_free: product.stagGoesFree,
          closed_weekdays: product.closedWeekdays,
          season_months: product.seasonMonths,
          start_times: product.startTimes,
          units: { max: product.mostPeople },
          extras: product.extras.map((extra) => ({ ...extra, min_people: extra.minPeople })),
        })),
      },
    },
  },
});

/** Answers every call about the city with what `list` returns then. */
const answerCity =
  (list: () => readonly PlannedProduct[]) =>
  ({ path }: { readonly path: string }): ApiAnswer =>
    path === '/api/shop/1/krakow' ? toCityAnswer(list()) : 'offline';

describe('what changes in the catalogue while the visitor fills in the form', () => {
  const openAndChange = async (change: (sold: PlannedProduct) => readonly PlannedProduct[]) => {
    let sold: readonly PlannedProduct[] = [];
    const posts = answerPosts(
      () => success,
      answerCity(() => sold),
    );
    const page = await loadSummary();
    sold = page.view.products;
    const opened = await openSummary({ isLive: true });
    await enterDetails();
    const { product } = opened;
    sold = sold.flatMap((it) => (it.id === product.id ? change(it) : [it]));
    await send();
    return { ...opened, posts };
  };

  it('is asked about before anything is sent: a price', async () => {
    const { posts, product, storedPlan } = await openAndChange((sold) => [
      { ...sold, price: sold.price * 2 },
    ]);
    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent('Something has changed since you planned');
    expect(question).toHaveTextContent(
      new RegExp(`${product.name}: £\\d+ when you planned it, £\\d+ now`),
    );
    expect(question).toHaveFocus();
    expect(posts).toEqual([]);
    await userEvent.click(await button('Go on at the new prices'));
    expect(storedPlan()).toContain(`"price":${product.price * 2}`);
    await send();
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ items: [{ price: product.price * 2 }] });
  });

  it('is asked about before anything is sent: an activity that is sold no more', async () => {
    const { posts, product } = await openAndChange(() => []);
    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent(`${product.name} is no longer sold.`);
    expect(question).toHaveFocus();
    expect(posts).toEqual([]);
  });

  it('is asked about before anything is sent: how many people an activity takes', async () => {
    const { posts } = await openAndChange((sold) => [{ ...sold, mostPeople: 7 }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Some activities cannot be booked as they stand',
    );
    expect(posts).toEqual([]);
  });

  it('keeps nothing from being sent if it is about another activity', async () => {
    const { posts } = await openAndChange((sold) => [sold, { ...sold, id: 999_999, price: 1 }]);
    await waitFor(() => expect(posts).toHaveLength(1));
  });
});

it('names an activity that was withdrawn, and takes it out with the visitor’s yes', async () => {
  const calls = answerPosts(() => success);
  await openSummary({ change: { id: 999_999, name: 'Sauna boat' } });
  expect(await screen.findByText('Sauna boat is no longer sold.')).toBeVisible();
  await enterDetails();
  await send();
  const question = await screen.findByRole('alert');
  expect(question).toHaveFocus();
  expect(calls).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Take out: Sauna boat' }));
  expect(screen.getByRole('heading', { name: 'There is nothing to send yet' })).toBeVisible();
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
  const calls = answerPosts(() => held);
  const { router } = await openSummary();
  await enterDetails();
  await userEvent.dblClick(await button('Send booking request'));
  await userEvent.type(await field('Email'), '{Enter}{Enter}');
  expect(await button('Sending…')).toBeDisabled();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Sending…');
  await release(success);
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(1);
});

const unsure = 'We cannot tell whether your plan has arrived';

it.each<[string, ApiAnswer, string]>([
  ['nobody answers', 'offline', unsure],
  ['the store is down', refusal(503), unsure],
  ['too much came from there', refusal(429), 'Your plan was not sent'],
  ['the answer says no success', { status: 200, body: { status: 'error' } }, unsure],
  ['the answer says nothing', { status: 200, body: null }, unsure],
  ['somebody in between refuses', { status: 403, body: {} }, unsure],
])('loses nothing when %s, and sends the very same again', async (_, answer, heading) => {
  const { calls, router, storedPlan, page } = await openAndSend(answer);
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent(heading);
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

it('does not say that nothing was sent when a refusal follows a lost answer', async () => {
  let answer: ApiAnswer = 'offline';
  answerPosts(() => answer);
  await openSummary();
  await enterDetails();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(unsure);
  answer = refusal(429);
  await send('Try again');
  const busy = await screen.findByText(/Too many requests have come from your connection/);
  expect(busy.closest('[role=alert]')).toHaveTextContent(unsure);
  expect(screen.queryByText('Your plan was not sent')).not.toBeInTheDocument();
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
  const calls = answerPosts(({ body }) =>
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
  const calls = answerPosts(() => success);
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
