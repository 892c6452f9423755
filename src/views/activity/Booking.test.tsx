/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freezeClock } from '@/testing/freezeClock';
import { cartOf, kartingItem } from '@/testing/plannedCart';
import { readStored } from '@/testing/renderPlan';
import { draft } from '@/ui/hooks/enquiryDraft';
import { renderInSite } from '@/testing/SiteProviders';
import { BookingBar } from './BookingBar';
import { BookingBox } from './BookingBox';
import { karting } from './testing/karting';
import { BookingProvider } from './useBooking';

const key = 'cart:1:krakow';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('currency', 'EUR');
  // A Saturday.
  freezeClock('2026-11-21T10:00:00Z');
});

const links = {
  cart: '/checkout/krakow/cart',
  chat: 'https://wa.me/48',
  form: '/about-us#contact',
};

const start = (product = karting) =>
  renderInSite(
    <BookingProvider product={product}>
      <BookingBox links={links} />
      <BookingBar links={links} />
    </BookingProvider>,
  );

const box = () => within(screen.getByRole('complementary', { name: 'Price and extras' }));
const lines = () =>
  box()
    .getAllByRole('term')
    .map((it) => it.textContent);
const total = () => box().getByText('Total').nextSibling?.textContent;
const press = (name: string) => userEvent.click(box().getByRole('button', { name }));
const setPeople = async (people: number) => {
  const field = box().getByRole('spinbutton', { name: 'Your group' });
  await userEvent.clear(field);
  await userEvent.type(field, String(people));
};

describe('before it is planned', () => {
  it('it is for the smallest group that is charged, on no day yet, and nothing is written', async () => {
    await start();
    expect(box().getByRole('button', { name: 'Date Choose a day' })).toBeInTheDocument();
    expect(box().getByRole('spinbutton', { name: 'Your group' })).toHaveValue(8);
    expect({ ...localStorage }).toEqual({ currency: 'EUR' });
  });

  it('it is for the day of arrival, unless it is closed then', async () => {
    localStorage.setItem('selectedArrival', '2026-12-05');
    const { unmount } = await start();
    expect(box().getByRole('button', { name: 'Date Sat, 5 Dec 2026' })).toBeInTheDocument();
    unmount();
    localStorage.setItem('selectedArrival', '2026-12-07');
    await start();
    expect(box().getByRole('button', { name: 'Date Choose a day' })).toBeInTheDocument();
  });

  it.each([
    [7, ['7 people × €32', 'Up to the minimum: 1 more × €32'], '€256'],
    [8, ['8 people × €32'], '€256'],
    [10, ['10 people × €32'], '€320'],
    [11, ['11 people × €32', 'One person goes free'], '€320'],
  ])('%i people read why they pay what they pay', async (people, reasons, sum) => {
    await start();
    await setPeople(people);
    expect(lines()).toEqual([...reasons, 'Total', 'Per person']);
    expect(total()).toBe(sum);
    expect(box().getByText('Total').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it('says what holds for every group', async () => {
    await start();
    const terms = box()
      .getAllByRole('listitem')
      .map((it) => it.textContent);
    expect(terms.map((it) => it.trim())).toEqual([
      'Groups pay for at least 8 people',
      'From 11 people, one goes free',
      '30% after confirmation, the rest before you travel',
    ]);
  });

  it('warns of a day on which it is closed', async () => {
    localStorage.setItem(key, JSON.stringify(cartOf(kartingItem({ selected_date: '2026-11-28' }))));
    await start({ ...karting, closedWeekdays: [6] });
    expect(box().getByRole('alert')).toHaveTextContent(/^\s*It does not run on this weekday/);
  });

  it.each([
    ['that is out of season', '2027-06-05', null, /Outside its usual season/],
    ['outside the stay', '2026-12-12', '2026-12-06', /This day is outside your stay/],
    ['that is today', '2026-11-21', null, /Asked for on the very day/],
  ])('speaks of a day %s, and takes it', async (_, date, departure, text) => {
    if (departure) localStorage.setItem('selectedDeparture', departure);
    sessionStorage.setItem('booking:krakow:1', JSON.stringify({ date }));
    await start();
    expect(box().getByText(text)).toBeInTheDocument();
    expect(box().queryByRole('alert')).not.toBeInTheDocument();
    await press('Add to plan');
    expect(readStored(key)).toMatchObject({ items: [{ selected_date: date }] });
  });

  it('says nothing of a day that nobody has chosen', async () => {
    await start({ ...karting, closedWeekdays: [6], seasonMonths: [6] });
    expect(box().queryByRole('alert')).not.toBeInTheDocument();
    expect(box().queryByText(/Outside its usual season/)).not.toBeInTheDocument();
  });

  it('says how many people it takes, and offers no more', async () => {
    localStorage.setItem('selectedNumberOfPeople', '31');
    await start();
    expect(box().getByRole('alert')).toHaveTextContent(
      /^\s*This takes 30 people at most\. Please choose a smaller group, or ask us/,
    );
    expect(screen.queryByText('Total')).not.toBeInTheDocument();
    expect(box().queryByRole('button', { name: 'Add to plan' })).not.toBeInTheDocument();
    expect(screen.getByText('for up to 30 people')).toBeInTheDocument();
    await press('One person more');
    expect(box().getByRole('spinbutton', { name: 'Your group' })).toHaveValue(31);
    await press('One person fewer');
    expect(box().getByRole('spinbutton', { name: 'Your group' })).toHaveValue(30);
    expect(box().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a group that is too large asks with activity, day and people filled in', async () => {
    localStorage.setItem('selectedNumberOfPeople', '45');
    localStorage.setItem('selectedArrival', '2026-12-05');
    await start();
    const chat = await box().findByRole('link', { name: 'Ask for 45 people' });
    const text = new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toBe('Karting, Krakow\nDate: 5 December 2026\nPeople: 45\n');
    await userEvent.click(box().getByRole('link', { name: 'Or write to us' }));
    expect(draft.load().message).toBe(text);
  });

  it('a message that the visitor has written already stays', async () => {
    draft.keep({ message: 'Hello' });
    localStorage.setItem('selectedNumberOfPeople', '45');
    await start();
    await userEvent.click(await box().findByRole('link', { name: 'Or write to us' }));
    expect(draft.load().message).toBe('Hello');
  });

  it('an extra begins with one for each of the group, or with one for all', async () => {
    await start();
    await userEvent.click(box().getByRole('checkbox', { name: /^Beer/ }));
    await userEvent.click(box().getByRole('checkbox', { name: /^Medals/ }));
    expect(lines()).toContain('Beer: 8 × €11');
    expect(lines()).toContain('Medals: 1 × €23');
  });

  it('extras are counted, at least their minimum', async () => {
    localStorage.setItem('selectedNumberOfPeople', '4');
    await start();
    await userEvent.click(box().getByRole('checkbox', { name: /^Beer/ }));
    expect(lines()).toContain('Beer: 6 × €11');
    await press('One more: Beer');
    expect(lines()).toContain('Beer: 7 × €11');
    await press('One fewer: Beer');
    await press('One fewer: Beer');
    expect(box().getByRole('checkbox', { name: /^Beer/ })).not.toBeChecked();
    expect({ ...localStorage }).toEqual({ currency: 'EUR', selectedNumberOfPeople: '4' });
  });
});

describe('a visitor who reloads the page before adding it', () => {
  it('finds the day and the extras as they were', async () => {
    const { unmount } = await start();
    await press('Date Choose a day');
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar: Date' }));
    await userEvent.click(calendar.getByRole('gridcell', { name: '27' }));
    await userEvent.click(box().getByRole('checkbox', { name: /^Beer/ }));
    await press('One more: Beer');
    unmount();
    await start();
    expect(box().getByRole('button', { name: 'Date Fri, 27 Nov 2026' })).toBeInTheDocument();
    expect(lines()).toContain('Beer: 9 × €11');
    expect(box().getByRole('checkbox', { name: /^Medals/ })).not.toBeChecked();
  });

  it('finds them gone once they are in the plan', async () => {
    await start();
    await userEvent.click(box().getByRole('checkbox', { name: /^Medals/ }));
    await press('Add to plan');
    expect({ ...sessionStorage }).toEqual({});
  });

  it.each(['{"date":"soon","7":"many","8":-1}', '{"date":null,"7":0.5,"99":2}', '[]', 'x'])(
    'loses nothing by what else stands there, such as %s',
    async (text) => {
      sessionStorage.setItem('booking:krakow:1', text);
      await start();
      expect(box().getByRole('button', { name: 'Date Choose a day' })).toBeInTheDocument();
      expect(box().getByRole('checkbox', { name: /^Beer/ })).not.toBeChecked();
      expect(box().getByRole('checkbox', { name: /^Medals/ })).not.toBeChecked();
    },
  );
});

describe('adding it', () => {
  it('plans the day, the group and the extras that were chosen', async () => {
    await start();
    await press('Date Choose a day');
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar: Date' }));
    expect(calendar.getByRole('gridcell', { name: '30' })).toBeDisabled();
    await userEvent.click(calendar.getByRole('gridcell', { name: '27' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await setPeople(9);
    await userEvent.click(box().getByRole('checkbox', { name: /^Beer/ }));
    await press('One more: Beer');
    await userEvent.click(box().getByRole('checkbox', { name: /^Medals/ }));
    await press('Add to plan');
    const extras = [
      { id: 7, price: 49, quantity: 10, min_people: 6 },
      { id: 8, price: 100, quantity: 1, min_people: 1 },
    ];
    expect(readStored(key)).toMatchObject({
      items: [kartingItem({ selected_date: '2026-11-27', extras })],
    });
  });

  it('takes a start time, which a reload before does not lose', async () => {
    const { unmount } = await start();
    expect(box().getByRole('combobox', { name: 'Start time' })).toHaveDisplayValue('Any time');
    await userEvent.selectOptions(box().getByRole('combobox', { name: 'Start time' }), '14:00');
    unmount();
    await start();
    expect(box().getByRole('combobox', { name: 'Start time' })).toHaveDisplayValue('14:00');
    await press('Add to plan');
    expect(readStored(key)).toMatchObject({ items: [{ start_time: '14:00' }] });
    await userEvent.selectOptions(box().getByRole('combobox', { name: 'Start time' }), 'Any time');
    const { items } = readStored(key) as { items: readonly object[] };
    expect(items[0]).not.toHaveProperty('start_time');
  });

  it('with one start time leaves no choice', async () => {
    await start({ ...karting, startTimes: ['10:00'] });
    expect(box().getByText('Starts at 10:00')).toBeInTheDocument();
    expect(box().queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('whose chosen start time is gone asks for another', async () => {
    localStorage.setItem(key, JSON.stringify(cartOf(kartingItem({ start_time: '12:00' }))));
    await start();
    expect(box().getByRole('alert')).toHaveTextContent(/It no longer starts at this time/);
    expect(box().getByRole('combobox', { name: 'Start time' })).toHaveDisplayValue('12:00');
  });

  it('without a day holds one, and says that none is chosen', async () => {
    await start();
    await press('Add to plan');
    expect(readStored(key)).toMatchObject({
      items: [{ selected_date: '2026-11-28', date_choice: 'held' }],
    });
    expect(
      box().getByRole('button', {
        name: 'Date Choose a day (pencilled in for now: Sat, 28 Nov 2026)',
      }),
    ).toBeInTheDocument();
  });

  it('says so, and leads to the plan', async () => {
    await start();
    await press('Add to plan');
    expect(box().getByRole('status')).toHaveTextContent('This is in your plan');
    // The focused button has been removed.
    expect(box().getByRole('status')).toHaveFocus();
    const link = box().getByRole('link', { name: 'See your plan' });
    expect(link).toHaveAttribute('href', '/checkout/krakow/cart');
    expect(box().queryByRole('button', { name: 'Add to plan' })).not.toBeInTheDocument();
  });
});

describe('once it is planned', () => {
  it('every change is one of the plan', async () => {
    localStorage.setItem(key, JSON.stringify(cartOf(kartingItem())));
    await start();
    await press('One person more');
    await userEvent.click(box().getByRole('checkbox', { name: /^Medals/ }));
    expect(readStored(key)).toMatchObject({
      items: [{ number_of_people: 10, extras: [{ id: 8, quantity: 1 }] }],
    });
    expect(localStorage.getItem('selectedNumberOfPeople')).toBeNull();
  });

  it('it can be taken out', async () => {
    localStorage.setItem(key, JSON.stringify(cartOf(kartingItem())));
    await start();
    await press('Remove from plan');
    expect(readStored(key)).toMatchObject({ items: [] });
    expect(box().getByRole('button', { name: 'Add to plan' })).toBeEnabled();
  });

  it('a day that is over is told as such', async () => {
    localStorage.setItem(key, JSON.stringify(cartOf(kartingItem({ selected_date: '2026-11-20' }))));
    await start();
    expect(box().getByRole('alert')).toHaveTextContent(/^\s*This day has passed/);
  });
});
