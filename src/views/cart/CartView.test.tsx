/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { findViolations } from '@/testing/axe';
import { changeInAnotherTab } from '@/testing/browserStorage';
import { cartOf } from '@/testing/plannedCart';
import { readStored } from '@/testing/renderPlan';
import { krakowCartKey, createCartScreen } from '@/testing/openCart';
import { createI18n, SiteProviders } from '@/testing/SiteProviders';
import { createTestRouter } from '@/testing/testRouter';
import { CartView } from './CartView';

const { getPage, planned, open } = createCartScreen();

const days = () =>
  screen
    .getAllByRole('region')
    // The days of the timeline have no heading of level 2.
    .filter((region) =>
      [2, 3].every((level) => within(region).queryAllByRole('heading', { level }).length > 0),
    )
    .map((region) => [
      within(region).getByRole('heading', { level: 2 }).textContent,
      ...within(region)
        .getAllByRole('heading', { level: 3 })
        .map((it) => it.textContent),
    ])
    .filter(([day]) => /2026/.test(day ?? ''));
const totals = () => within(screen.getByRole('group', { name: 'Price of your plan' }));
const cardOf = (name: string) => {
  const card = screen.getByRole('link', { name }).closest('li');
  if (!card) throw new Error(`There is no ${name}`);
  return within(card);
};
const next = () => screen.queryByRole('link', { name: 'Continue to your details' });
const currentStep = () => document.querySelector('[aria-current="step"]')?.textContent;

describe('an empty plan', () => {
  it('shows what groups book most, at the first step, and writes nothing', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Nothing in your plan yet' })).toBeInTheDocument();
    const names = screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);
    expect(names).toEqual(getPage().view.top.map(({ name }) => name));
    expect(currentStep()).toMatch('Choose activities');
    expect({ ...localStorage }).toEqual({});
  });

  it('is one no more once something is added', async () => {
    await open();
    const add = screen.getByRole('button', { name: 'Add to plan: Escape room' });
    await userEvent.click(add);
    expect(days()).toEqual([
      ['Choose a day (pencilled in for now: Sat, 28 Nov 2026)', 'Escape room'],
    ]);
    expect(currentStep()).toMatch('Check your plan');
    expect(next()).toHaveAttribute('href', '/checkout/krakow/summary');
  });
});

it('a plan that was emptied is seen at the next visit, though the document comes with it hidden', async () => {
  localStorage.setItem(krakowCartKey, JSON.stringify(cartOf()));
  const page = (
    <SiteProviders
      siteId="en"
      audience="consumer"
      router={createTestRouter()}
      city={{ slug: 'krakow', name: 'Krakow', timeZone: 'Europe/Warsaw' }}
      i18n={await createI18n('en', 'consumer')}
    >
      <CartView {...getPage()} />
    </SiteProviders>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  // As the script of the document does.
  container.querySelector(`[data-unless-kept="${krakowCartKey}"]`)?.setAttribute('hidden', '');
  const heading = screen.getByText('Nothing in your plan yet');
  expect(heading).not.toBeVisible();
  const failures: unknown[] = [];
  const onRecoverableError = (it: unknown) => failures.push(it);
  await act(async () => render(page, { container, hydrate: true, onRecoverableError }));
  expect(heading).toBeVisible();
  expect(failures).toEqual([]);
});

describe('a plan', () => {
  it('stands day by day, the first day first', async () => {
    await open(
      planned('food-tour', { selected_date: '2026-11-29' }),
      planned('go-karting'),
      planned('escape-room', { selected_date: '2026-11-29' }),
    );
    expect(days()).toEqual([
      ['Sat, 28 Nov 2026', 'Go-karting grand prix'],
      ['Sun, 29 Nov 2026', 'Food tour', 'Escape room'],
    ]);
  });

  it('has what is on no chosen day apart from what is chosen for the same day', async () => {
    await open(
      planned('go-karting', { date_choice: 'held' }),
      planned('food-tour'),
      planned('escape-room', { date_choice: 'any', number_of_people: 6 }),
    );
    expect(days()).toEqual([
      ['Sat, 28 Nov 2026', 'Food tour'],
      ['Choose a day (pencilled in for now: Sat, 28 Nov 2026)', 'Go-karting grand prix'],
      ['Any day (pencilled in for now: Sat, 28 Nov 2026)', 'Escape room'],
    ]);
    expect(next()).toBeInTheDocument();
  });

  it('is priced as the catalogue has it now, whatever is stored', async () => {
    await open(planned('go-karting', { price: 1, min_people: 1, single: true }));
    expect(cardOf('Go-karting grand prix').getByText('10 people × £28')).toBeInTheDocument();
    expect(totals().getByText('Total').nextSibling).toHaveTextContent('£280');
    expect(totals().getByText('Deposit after confirmation (30%)').nextSibling).toHaveTextContent(
      '£84',
    );
  });

  it('says what costs another amount than when it was planned', async () => {
    await open(planned('go-karting', { price: 100 }), planned('food-tour'));
    const said = screen.getAllByText(/^The price has changed since you planned/);
    expect(said.map((it) => it.textContent)).toEqual([
      'The price has changed since you planned: £190 before, £280 now.',
    ]);
  });

  it('shows a free place as a saving', async () => {
    await open(planned('pub-crawl', { number_of_people: 11 }));
    expect(cardOf('Guided pub crawl').getByText('One person goes free')).toBeInTheDocument();
    expect(totals().getByText('Free places').nextSibling).toHaveTextContent('-£17');
  });

  it.each([
    [9, 'With 2 more, one goes free'],
    [10, 'With 1 more, one goes free'],
    [11, null],
  ])('says to %i people how many more make a free place', async (people, text) => {
    await open(planned('pub-crawl', { number_of_people: people }));
    const said = cardOf('Guided pub crawl').queryByText(/more, one goes free/);
    expect(said?.textContent ?? null).toBe(text);
  });

  it('has no price while a group is too large for one session, but a way to ask', async () => {
    await open(planned('go-karting'), planned('escape-room', { number_of_people: 8 }));
    const card = cardOf('Escape room');
    expect(card.queryByText('Total')).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Price of your plan' })).not.toBeInTheDocument();
    expect(next()).not.toBeInTheDocument();
    expect(await card.findByRole('link', { name: 'Ask for 8 people' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('People: 8')),
    );
    await userEvent.click(card.getByRole('button', { name: 'One person fewer' }));
    expect(card.getByRole('link', { name: 'Ask for 7 people' })).toBeInTheDocument();
  });

  it('is changed where it stands, and every change is saved', async () => {
    await open(planned('go-karting'));
    const card = cardOf('Go-karting grand prix');
    await userEvent.click(card.getByRole('button', { name: 'One person more' }));
    await userEvent.click(card.getByText('Extras'));
    await userEvent.click(card.getByRole('checkbox', { name: /^Medals/ }));
    expect(readStored(krakowCartKey)).toMatchObject({
      items: [{ number_of_people: 11, extras: [{ id: 192, quantity: 1 }] }],
    });
    expect(totals().getByText('Total').nextSibling).toHaveTextContent('£338');
  });

  it('suggests what is not in it', async () => {
    const best = getPage().view.products[0]?.slug ?? '';
    await open(planned(best));
    const names = within(screen.getByRole('region', { name: 'Goes well with your plan' }))
      .getAllByRole('heading', { level: 3 })
      .map((it) => it.textContent);
    expect(names).toEqual(
      getPage()
        .view.top.slice(1, 5)
        .map(({ name }) => name),
    );
  });

  it('follows another tab', async () => {
    await open(planned('go-karting'));
    changeInAnotherTab(krakowCartKey, cartOf(planned('food-tour')));
    expect(days()).toEqual([['Sat, 28 Nov 2026', 'Food tour']]);
  });

  it('shuts nobody out', async () => {
    const { container } = await open(
      planned('vip-club-night', { selected_date: '2026-11-23' }),
      planned('go-karting'),
    );
    expect(await findViolations(container)).toEqual([]);
  });
});
