/** @jest-environment jsdom */
import { type ApiAnswer, answerCalls } from '@/testing/answerCalls';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parsePostedEnquiry } from '@/commerce/orders/parsePostedEnquiry';
import { findViolations } from '@/testing/axe';
import { field, openContact, send, writeEnquiry } from '@/testing/openContact';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const success: ApiAnswer = {
  status: 200,
  body: { status: 'success', enquiry: { reference: 'EQ-7K4M-9QXD' } },
};

const refusal = (status: number): ApiAnswer => ({
  status,
  body: { status: 'error', message: 'No', issues: [{ path: 'id', message: 'no' }] },
});

const isEnquiry = ({ path }: { readonly path: string }) => path === '/api/enquiry';

/** Answers the enquiries that are sent from now on, and returns a function that lists them. */
const answerEnquiries = (how: () => ApiAnswer | Promise<ApiAnswer>) => {
  const calls = answerCalls((call) => (isEnquiry(call) ? how() : 'offline'));
  return () => calls.filter(isEnquiry).map(({ body }) => body as { id: string });
};

it('asks for a name, an address and a message, and says what may be left out', async () => {
  await openContact();
  for (const name of ['Your name', 'Email', 'Your message']) {
    expect(await field(name)).toBeRequired();
  }
  expect(await field('Phone (optional)')).not.toBeRequired();
  expect(screen.queryByLabelText(/Company/)).not.toBeInTheDocument();
});

it('asks for the company on corporate sites', async () => {
  await openContact('en2');
  expect(await field('Company (optional)')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/\b(?:stag|hen)\b/i);
});

it('says what is wrong, with the way to each field, and sends nothing', async () => {
  const sent = answerEnquiries(() => 'offline');
  await openContact();
  await userEvent.type(await field('Email'), 'ann');
  await userEvent.type(await field(/Phone/), 'call me');
  await send();
  const summary = within(await screen.findByRole('alert'));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(summary.getByRole('heading')).toHaveTextContent('Please correct 4 fields');
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Please enter your name.',
    'Please enter an email address such as ann@example.com.',
    'Please enter a phone number such as +44 20 7946 0018, or leave this empty.',
    'Please write your message.',
  ]);
  await userEvent.click(summary.getByRole('link', { name: /message/ }));
  expect(await field('Your message')).toHaveFocus();
  expect(await field('Your message')).toHaveAccessibleDescription(/Please write your message/);
  expect(sent()).toEqual([]);
});

it.each([
  ['x'.repeat(2001), /please keep to 2000 characters/],
  ['a\u0007b', /Please check what you entered/],
])('says what is wrong with a message that cannot be taken', async (text, says) => {
  await openContact();
  await userEvent.click(await field('Your message'));
  await userEvent.paste(text);
  await send();
  expect(await field('Your message')).toHaveAccessibleDescription(says);
});

it('sends what the API takes, and nothing that nobody asked for', async () => {
  const sent = answerEnquiries(() => success);
  await openContact('en2');
  await writeEnquiry();
  await userEvent.type(await field(/Company/), 'Bell Ltd');
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    id: expect.any(String),
    shop_group_id: 4,
    locale: 'en2',
    name: 'Ann Bell',
    email: 'ann@example.com',
    company: 'Bell Ltd',
    message: 'Is there a boat?',
  });
  expect(parsePostedEnquiry(sent()[0]).ok).toBe(true);
});

it('asks about a typing error in the domain of the address, and takes a press for a yes', async () => {
  await openContact();
  await userEvent.type(await field('Email'), 'ann@hotnail.com');
  await userEvent.tab();
  const yes = await screen.findByRole('button', { name: 'Did you mean ann@hotmail.com?' });
  await userEvent.click(yes);
  expect(await field('Email')).toHaveValue('ann@hotmail.com');
  expect(yes).not.toBeInTheDocument();
});

it('says that it arrived, under which reference and where the answer will go', async () => {
  answerEnquiries(() => success);
  await openContact();
  await writeEnquiry();
  await send();
  const message = (await screen.findByText('Your message is with us')).closest('[role=status]');
  expect(message).toHaveFocus();
  expect(message).toHaveTextContent('EQ-7K4M-9QXD');
  expect(message).toHaveTextContent('ann@example.com');
  expect(screen.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

it('is empty again for another message, which is another enquiry even in the same words', async () => {
  const sent = answerEnquiries(() => success);
  await openContact();
  await writeEnquiry();
  await send();
  await send('Write another message');
  expect(await field('Your name')).toHaveFocus();
  for (const name of ['Your name', 'Email', 'Your message']) {
    expect(await field(name)).toHaveValue('');
  }
  expect(screen.queryByText('Your message is with us')).not.toBeInTheDocument();
  await writeEnquiry();
  await send();
  expect(await screen.findByText('Your message is with us')).toBeVisible();
  const [first, second] = sent();
  expect(second?.id).not.toBe(first?.id);
  expect({ ...second, id: '' }).toEqual({ ...first, id: '' });
});

it('does without a reference where the back end gives none', async () => {
  answerEnquiries(() => ({ status: 201, body: { status: 'success' } }));
  await openContact();
  await writeEnquiry();
  await send();
  expect(await screen.findByText('Your message is with us')).toBeVisible();
  expect(screen.queryByText(/reference/)).not.toBeInTheDocument();
});

it('is sent once, however often it is pressed', async () => {
  let release: (answer: ApiAnswer) => void = () => undefined;
  const held = new Promise<ApiAnswer>((resolve) => {
    release = resolve;
  });
  const sent = answerEnquiries(() => held);
  await openContact();
  await writeEnquiry();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Send message' }));
  await userEvent.type(await field('Email'), '{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDisabled();
  await act(async () => release(success));
  expect(await screen.findByText('Your message is with us')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it.each<[string, ApiAnswer]>([
  ['nobody answers', 'offline'],
  ['the store is down', refusal(503)],
  ['too much came from there', refusal(429)],
  ['the answer says no success', { status: 200, body: { status: 'error' } }],
  ['somebody in between refuses', { status: 403, body: {} }],
])('loses nothing when %s, and sends the very same again', async (_, answer) => {
  const sent = answerEnquiries(() => answer);
  const { page } = await openContact();
  await writeEnquiry();
  await send();
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('Your message was not sent');
  expect(message).toHaveFocus();
  expect(within(message).getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    page.frame.brand.chatHref,
  );
  expect(await field('Your message')).toHaveValue('Is there a boat?');
  await send('Try again');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
});

it('says when too much came from there, and not that something was not accepted', async () => {
  answerEnquiries(() => refusal(429));
  await openContact();
  await writeEnquiry();
  await send();
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('try again in a few minutes');
  expect(message).not.toHaveTextContent('was not accepted');
});

it('is the same enquiry after a reload, and another one with other words', async () => {
  const sent = answerEnquiries(() => 'offline');
  const { unmount } = await openContact();
  await writeEnquiry();
  await send();
  await screen.findByRole('alert');
  unmount();
  await openContact();
  expect(await field('Your name')).toHaveValue('Ann Bell');
  await send();
  await screen.findByRole('alert');
  await userEvent.type(await field('Your message'), ' And a bus?');
  await send();
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, again, other] = sent();
  expect(again).toEqual(first);
  expect(other).toMatchObject({ message: 'Is there a boat? And a bus?' });
  expect(other?.id).not.toBe(first?.id);
});

it('takes another id where the API knows other words under this one', async () => {
  const sent = answerEnquiries(() => refusal(409));
  await openContact();
  await writeEnquiry();
  await send();
  await screen.findByRole('alert');
  await send('Try again');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent();
  expect(second?.id).not.toBe(first?.id);
  expect({ ...second, id: '' }).toEqual({ ...first, id: '' });
});

it('says where else to write when the API takes no such words', async () => {
  answerEnquiries(() => refusal(422));
  const { page } = await openContact();
  await writeEnquiry();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(page.frame.brand.email);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('has a field that nobody meets, and tells what stands in it', async () => {
  const sent = answerEnquiries(() => success);
  const { container } = await openContact();
  const unseen = container.querySelector<HTMLInputElement>('input[name="subject"]');
  expect(unseen).not.toBeNull();
  expect(unseen?.closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
  expect(unseen).toHaveAttribute('tabindex', '-1');
  expect(unseen).toHaveAttribute('autocomplete', 'off');
  if (unseen) unseen.value = 'Buy now';
  await writeEnquiry();
  await send();
  await waitFor(() => expect(sent()).toMatchObject([{ subject: 'Buy now' }]));
});

it.each(['{', 'null', '[]', '{"name":{},"message":7}'])(
  'starts empty when the browser kept %s',
  async (text) => {
    sessionStorage.setItem('enquiry', text);
    sessionStorage.setItem('enquiryTry', text);
    await openContact();
    expect(await field('Your name')).toHaveValue('');
    expect(await field('Your message')).toHaveValue('');
  },
);

it('speaks the language of the site', async () => {
  await openContact('pl');
  await send(/^Wyślij/);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Do poprawy: 3 pola');
  expect(summary).toHaveTextContent('Prosimy wpisać wiadomość.');
});

it('leads to the privacy policy', async () => {
  const { page } = await openContact();
  expect(page.frame.links.privacy).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    page.frame.links.privacy,
  );
});

it('can be used by everybody, before and after a failed try and when it has arrived', async () => {
  answerEnquiries(() => success);
  const { container } = await openContact();
  expect(await findViolations(container)).toEqual([]);
  await send();
  await screen.findByRole('alert');
  expect(await findViolations(container)).toEqual([]);
  await writeEnquiry();
  await send();
  await screen.findByText('Your message is with us');
  expect(await findViolations(container)).toEqual([]);
});
