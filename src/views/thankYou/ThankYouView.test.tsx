/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { StoredConfirmation } from '@/commerce/cart/confirmation';
import { keepConfirmation } from '@/ui/hooks/keepConfirmation';
import { toApiOrder } from '@/commerce/orders/order';
import type { SiteId } from '@/config/sites/site';
import { findViolations } from '@/testing/axe';
import { order } from '@/testing/order';
import { renderInSite } from '@/testing/SiteProviders';
import { getStaticProps } from './server';
import { ThankYouView } from './ThankYouView';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const confirmation: StoredConfirmation = {
  city: 'Krakow',
  name: 'Ann Bell',
  email: 'ann@example.com',
  shown: { currency: 'EUR', total: 605, deposit: 182 },
  order: toApiOrder(order),
};

const open = async (siteId: SiteId = 'en') => {
  const result = await getStaticProps({ params: { site: siteId } });
  if (!('props' in result)) throw new Error('There is a thank-you screen on every site');
  const page = result.props;
  const { audience } = page.frame.brand;
  const screenful = await renderInSite(<ThankYouView {...page} />, { siteId, audience });
  return { ...screenful, page };
};

const section = (name: string) => within(screen.getByRole('region', { name }));

const heading = () => screen.getByRole('heading', { level: 1 });

it('thanks by name, takes the focus there, and tells the reference', async () => {
  keepConfirmation(confirmation);
  await open();
  expect(heading()).toHaveTextContent('Thank you, Ann Bell!');
  expect(heading()).toHaveFocus();
  expect(screen.getByText('Your plan for Krakow has reached us.')).toBeVisible();
  expect(screen.getByText('TR-7K2M-9Q')).toBeVisible();
});

it('says when the stay is, which day nobody chose, and what the shop has to look at', async () => {
  keepConfirmation(confirmation);
  await open();
  const plan = section('What you sent');
  expect(plan.getByText('Arrival').nextSibling).toHaveTextContent('Fri, 4 Dec 2026');
  const [chosen, undated] = plan
    .getAllByRole('heading', { level: 3 })
    .map((it) => it.closest('li'));
  expect(chosen).toHaveTextContent('Sat, 5 Dec 2026, any start time, for 9 people');
  expect(undated).toHaveTextContent(
    'Any day (pencilled in for now: Sun, 6 Dec 2026), starts at 18:00, for 9 people',
  );
  expect(undated).toHaveTextContent('Outside its usual season');
});

it('says what happens next, step by step', async () => {
  keepConfirmation(confirmation);
  await open();
  const steps = section('What happens next').getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  expect(steps[0]).toHaveTextContent('ann@example.com');
  expect(steps[1]).toHaveTextContent('€182');
});

describe('a copy by e-mail', () => {
  const copy = /A copy is on its way to ann@example.com/;

  it('is announced if the shop sends one', async () => {
    keepConfirmation({
      ...confirmation,
      order: { ...toApiOrder(order), confirmation_email: true },
    });
    await open();
    expect(screen.getByText(copy)).toBeVisible();
  });

  it('is not mentioned if it sends none', async () => {
    keepConfirmation({
      ...confirmation,
      order: { ...toApiOrder(order), confirmation_email: false },
    });
    await open();
    expect(screen.queryByText(copy)).not.toBeInTheDocument();
  });
});

describe('the balance', () => {
  const openOrderOf = async (createdAt: string) => {
    keepConfirmation({ ...confirmation, order: toApiOrder({ ...order, createdAt }) });
    await open();
    return section('What happens next').getAllByRole('listitem')[1];
  };

  it('is due 14 days before the first activity', async () => {
    const step = await openOrderOf('2026-11-20T22:59:00Z');
    expect(step).toHaveTextContent('The rest is due 14 days before you travel.');
    expect(screen.getByText('Balance before you travel')).toBeInTheDocument();
  });

  it('is due at once from that day on, which begins at midnight in the city', async () => {
    const step = await openOrderOf('2026-11-20T23:01:00Z');
    expect(step).toHaveTextContent('The rest is due at once, together with it');
    expect(screen.getByText('Balance, due with the deposit')).toBeInTheDocument();
  });
});

it('shows what was ordered by day, in the order’s own currency', async () => {
  localStorage.setItem('currency', '"USD"');
  keepConfirmation(confirmation);
  await open();
  const plan = section('What you sent');
  const names = plan.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Go-karting', 'Party boat']);
  expect(plan.getByText('Beer: 6 × €11')).toBeInTheDocument();
  expect(plan.getByText('€605')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/\$\d/);
});

it('says so when the prices are other ones than the visitor saw', async () => {
  const changed = /Some prices have changed since you planned/;
  keepConfirmation(confirmation);
  const { unmount } = await open();
  expect(screen.queryByText(changed)).not.toBeInTheDocument();
  unmount();
  keepConfirmation({ ...confirmation, shown: { ...confirmation.shown, total: 600 } });
  await open();
  expect(screen.getByText(changed)).toBeVisible();
});

describe('the page of the booking', () => {
  const key = 'k'.repeat(32);
  const order = { ...confirmation, order: { ...Object(confirmation.order), key } };

  it('is one click away, by an address whose key no server receives', async () => {
    keepConfirmation(order);
    await open('de');
    expect(screen.getByRole('link', { name: 'Zur Buchung' })).toHaveAttribute(
      'href',
      `/buchung#${key}`,
    );
  });

  it('is remembered by the browser beside the plan', async () => {
    localStorage.setItem('cart:1:krakow', 'mine');
    keepConfirmation(order);
    await open();
    expect(JSON.parse(localStorage.getItem('bookings') ?? '')).toEqual([
      { key, reference: 'TR-7K2M-9Q', city: 'Krakow', day: '2026-12-05' },
    ]);
    expect(localStorage.getItem('cart:1:krakow')).toBe('mine');
  });

  it('is not offered where the back end has none', async () => {
    keepConfirmation(confirmation);
    await open();
    expect(screen.queryByRole('link', { name: 'Open your booking' })).not.toBeInTheDocument();
    expect(localStorage.getItem('bookings')).toBeNull();
  });

  it('is found again when the confirmation is gone', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Your bookings' })).toHaveAttribute('href', '/booking');
  });
});

it('leads to the chat and home', async () => {
  keepConfirmation(confirmation);
  const { page } = await open();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Chat with us')).toBe(page.frame.brand.chatHref);
  expect(hrefOf('Back to home')).toBe('/');
});

it('thanks for an order of which the back end said no more than that it is one', async () => {
  keepConfirmation({ ...confirmation, order: null });
  await open();
  expect(heading()).toHaveTextContent('Thank you, Ann Bell!');
  expect(section('What happens next').getByText(/€182/)).toBeInTheDocument();
  expect(screen.queryByText('Your reference')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What you sent' })).not.toBeInTheDocument();
});

it.each([null, '{', '{"name":"Ann"}', '[[[', '"javascript:alert(1)"'])(
  'has no booking to show, but a way home, when the browser kept %s',
  async (text) => {
    if (text !== null) sessionStorage.setItem('order', text);
    await open();
    expect(heading()).toHaveTextContent('No booking to show');
    expect(heading()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  },
);

it('can be used by everybody', async () => {
  keepConfirmation(confirmation);
  const { container } = await open();
  expect(await findViolations(container)).toEqual([]);
});
