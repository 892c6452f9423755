/** @jest-environment jsdom */
import { type ApiAnswer, answerCalls } from '@/testing/answerCalls';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parsePostedEnquiry } from '@/commerce/orders/parsePostedEnquiry';
import { findViolations } from '@/testing/axe';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { fillIn } from '@/testing/fillIn';
import { freezeClock } from '@/testing/freezeClock';
import { renderInSite } from '@/testing/SiteProviders';
import { ProposalView } from './ProposalView';

const success: ApiAnswer = {
  status: 200,
  body: { status: 'success', enquiry: { reference: 'EQ-7K4M-9QXD' } },
};
const isEnquiry = ({ path }: { readonly path: string }) => path === '/api/enquiry';

/** Answers requests that are sent from now on. The API knows no city, so a plan is sent without the names of its items. */
const answerRequests = (how: () => ApiAnswer | Promise<ApiAnswer>) => {
  const calls = answerCalls((call) => (isEnquiry(call) ? how() : 'offline'));
  return () => calls.filter(isEnquiry).map(({ body }) => body as { readonly id: string });
};

const plan = {
  id: '3f2b8c1e-9d4a-4b6e-8f10-2a7c5d9e0b43',
  items: [
    {
      ...{ id: 26, price: 99, min_people: 4, number_of_people: 12 },
      ...{ selected_date: '2027-06-05', single: false, stag_goes_free: null, extras: [] },
    },
  ],
};

const open = async () => {
  const page = await fetchShippedPage('proposal', 'en2');
  const rendered = await act(() =>
    renderInSite(<ProposalView {...page} />, { siteId: 'en2', audience: 'corporate' }),
  );
  await screen.findByRole('button', { name: 'Send request' }, { timeout: 10_000 });
  return rendered;
};

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = async (name = 'Send request') =>
  userEvent.click(await screen.findByRole('button', { name }));
const write = async () => {
  await fillIn(field('Your name'), 'Ann Bell');
  await fillIn(field('Company'), 'Bell Ltd');
  await fillIn(field('Email'), 'ann@example.com');
  await userEvent.type(field('People'), '40');
  await fillIn(field('What should the event achieve?'), 'Two teams that talk.');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  freezeClock('2027-05-21T10:00:00Z');
  answerRequests(() => 'offline');
});

it('asks about a typing error in the domain of the address, and mends it with one press', async () => {
  await open();
  await userEvent.type(field('Email'), 'ann@gmial.com');
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: /ann@gmail\.com/ }));
  expect(field('Email')).toHaveValue('ann@gmail.com');
});

it('says what is wrong, with the way to each field, and sends nothing', async () => {
  const sent = answerRequests(() => 'offline');
  const { container } = await open();
  await userEvent.type(field('People'), 'many');
  await send();
  const summary = within(await screen.findByRole('alert'));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Please enter your name.',
    'Please enter your company.',
    'Please enter an email address such as ann@example.com.',
    'Please enter how many people, from 1 to 2000.',
    'Please write what the event should achieve.',
  ]);
  await userEvent.click(summary.getByRole('link', { name: /how many/ }));
  expect(field('People')).toHaveFocus();
  expect(sent()).toEqual([]);
  expect(await findViolations(container)).toEqual([]);
});

it('sends what the API takes, without a plan where there is none', async () => {
  const sent = answerRequests(() => success);
  await open();
  expect(screen.getByRole('heading', { name: 'No plan yet' })).toBeInTheDocument();
  await write();
  await userEvent.type(field('VAT number (optional)'), 'GB 1');
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    ...{ id: expect.any(String), shop_group_id: 4, locale: 'en2' },
    ...{ name: 'Ann Bell', company: 'Bell Ltd', email: 'ann@example.com', vat_number: 'GB 1' },
    message: 'Two teams that talk.',
    proposal: { people: 40 },
  });
  expect(parsePostedEnquiry(sent()[0]).ok).toBe(true);
});

it('knows what the visitor has said before, and takes the plan along without its prices', async () => {
  localStorage.setItem('cart:4:krakow', JSON.stringify(plan));
  localStorage.setItem('selectedArrival', JSON.stringify('2027-06-04'));
  localStorage.setItem('selectedDeparture', JSON.stringify('2027-06-06'));
  localStorage.setItem('selectedNumberOfPeople', '14');
  const sent = answerRequests(() => success);
  await open();
  expect(screen.getByRole('heading', { name: 'Your plan for Krakow' })).toBeInTheDocument();
  expect(field('People')).toHaveValue('14');
  expect(screen.getByRole('combobox', { name: /City/ })).toHaveValue('krakow');
  await userEvent.clear(field('People'));
  await write();
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    proposal: {
      people: 40,
      city: 'krakow',
      arrival: '2027-06-04',
      departure: '2027-06-06',
      plan: {
        city: 'krakow',
        currency: 'GBP',
        items: [{ id: 26, number_of_people: 12, selected_date: '2027-06-05', extras: [] }],
      },
    },
  });
  expect(JSON.stringify(sent()[0])).not.toContain('price');
  expect(parsePostedEnquiry(sent()[0]).ok).toBe(true);
});

it('tells no days of a stay that is over', async () => {
  localStorage.setItem('selectedArrival', JSON.stringify('2027-05-18'));
  localStorage.setItem('selectedDeparture', JSON.stringify('2027-05-20'));
  const sent = answerRequests(() => success);
  await open();
  await write();
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ proposal: { people: 40 } });
  expect(sent()[0]).not.toHaveProperty('proposal.arrival');
  expect(sent()[0]).not.toHaveProperty('proposal.departure');
});

it('loses nothing when the API fails, and sends the very same again', async () => {
  const answers: ApiAnswer[] = [{ status: 503, body: {} }, success];
  const sent = answerRequests(() => answers.shift() ?? 'offline');
  await open();
  await write();
  await send();
  expect(await screen.findByText('Your request was not sent')).toBeInTheDocument();
  expect(field('What should the event achieve?')).toHaveValue('Two teams that talk.');
  await send('Try again');
  const message = (await screen.findByText('Your request is with us')).closest('[role=status]');
  expect(message).toHaveFocus();
  expect(message).toHaveTextContent('EQ-7K4M-9QXD');
  expect(message).toHaveTextContent('ann@example.com');
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toEqual(sent()[0]);
  expect(sessionStorage).toHaveLength(0);
});

it('keeps what was typed for this visit', async () => {
  const { unmount } = await open();
  await write();
  unmount();
  await open();
  expect(field('Company')).toHaveValue('Bell Ltd');
  expect(field('People')).toHaveValue('40');
});
