/** @jest-environment jsdom */
import { answerPosts } from '@/testing/answerCalls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findViolations } from '@/testing/axe';
import { button, enterDetails, field, openSummary } from '@/testing/openSummary';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const send = async () => userEvent.click(await button('Send booking request'));

it('asks for a name and an email, and says what may be left out', async () => {
  await openSummary();
  expect(await field('Your name')).toBeRequired();
  expect(await field('Email')).toBeRequired();
  for (const name of ['Phone', 'Occasion', 'Notes']) {
    expect(await field(`${name} (optional)`)).not.toBeRequired();
  }
});

it('leads to the terms and the rules of cancellation at the button', async () => {
  await openSummary();
  await button('Send booking request');
  const paragraph = within(screen.getByText(/^What applies to your booking:/));
  expect(
    paragraph.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Terms of booking', '/page/terms'],
    ['Changes and cancellation', '/page/cancellation'],
  ]);
});

it('says what is wrong, with the way to each field, and sends nothing', async () => {
  const calls = answerPosts(() => 'offline');
  await openSummary();
  await userEvent.type(await field('Email'), 'ann');
  await send();
  const summary = within(await screen.findByRole('alert'));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(summary.getByRole('heading')).toHaveTextContent('Please correct 2 fields');
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Please enter your name.',
    'Please enter an email address such as ann@example.com.',
  ]);
  await userEvent.click(summary.getByRole('link', { name: /email/ }));
  expect(await field('Email')).toHaveFocus();
  expect(calls).toEqual([]);
});

describe('a typing error in the domain of the address', () => {
  const question = () => screen.queryByRole('button', { name: 'Did you mean ann@gmail.com?' });
  const leaveWith = async (email: string) => {
    await userEvent.type(await field('Email'), email);
    await userEvent.tab();
  };

  it('is asked about once the field is left, and corrected with one press', async () => {
    await openSummary();
    await leaveWith('ann@gmial.com');
    await waitFor(() => expect(question()).toBeVisible());
    expect(question()?.closest('[aria-live=polite]')).not.toBeNull();
    await userEvent.click(await button('Did you mean ann@gmail.com?'));
    expect(await field('Email')).toHaveValue('ann@gmail.com');
    expect(await field('Email')).toHaveFocus();
    expect(question()).not.toBeInTheDocument();
    expect(sessionStorage.getItem('details')).toContain('"email":"ann@gmail.com"');
  });

  it('is not asked about any more while the visitor corrects it', async () => {
    await openSummary();
    await leaveWith('ann@gmial.com');
    await waitFor(() => expect(question()).toBeVisible());
    await userEvent.type(await field('Email'), 'x');
    expect(question()).not.toBeInTheDocument();
  });

  it('keeps nothing from being sent', async () => {
    const posts = answerPosts(() => 'offline');
    await openSummary();
    await enterDetails('ann@gmial.com');
    await send();
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ customer: { email: 'ann@gmial.com' } });
  });
});

it('ties an error to its field, and takes it back as soon as it is corrected', async () => {
  await openSummary();
  await send();
  const name = await field('Your name');
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Please enter your name.');
  await userEvent.type(name, 'Ann');
  expect(name).toBeValid();
  expect(name).not.toHaveAccessibleDescription();
});

it('reads hint and error out together', async () => {
  await openSummary();
  const phone = await field(/Phone/);
  await userEvent.type(phone, 'call me');
  await send();
  expect(phone).toHaveAccessibleDescription(/With the country code.*Please enter a phone number/);
});

it('says how much is too much', async () => {
  await openSummary();
  await enterDetails();
  const notes = await field(/Notes/);
  await userEvent.click(notes);
  await userEvent.paste('x'.repeat(2001));
  await send();
  expect(notes).toHaveAccessibleDescription(/please keep to 2000 characters/);
  expect(screen.getByRole('alert')).toHaveTextContent('Please correct 1 field');
});

it('takes the focus to the errors each time that it is tried', async () => {
  await openSummary();
  await send();
  await userEvent.click(await field('Email'));
  await send();
  expect(await screen.findByRole('alert')).toHaveFocus();
});

it('speaks the language of the site', async () => {
  await openSummary({ siteId: 'pl' });
  await userEvent.click(await button(/^Wyślij zgłoszenie/));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Do poprawy: 2 pola');
  expect(summary).toHaveTextContent('Prosimy podać imię i nazwisko.');
});

it('offers stag and hen, and asks for no company, on consumer sites', async () => {
  await openSummary();
  const occasions = within(await field(/Occasion/)).getAllByRole('option');
  expect(occasions.map((option) => option.textContent)).toEqual([
    'Please choose',
    'Stag',
    'Hen',
    'Birthday',
    'Friends’ reunion',
    'Something else',
  ]);
  expect(screen.queryByLabelText(/Company/)).not.toBeInTheDocument();
});

it.each([
  ['pl2', 'Kawalerski', 'Panieński'],
  ['pl3', 'Panieński', 'Kawalerski'],
] as const)('offers no occasion for which the brand is not: %s', async (siteId, own, other) => {
  await openSummary({ siteId });
  const names = within(await screen.findByRole('combobox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toContain(own);
  expect(names).not.toContain(other);
});

it('asks for company and VAT number, and says neither stag nor hen, on corporate sites', async () => {
  await openSummary({ siteId: 'en2' });
  expect(await field('Company (optional)')).toBeInTheDocument();
  expect(await field('VAT number (optional)')).toBeInTheDocument();
  const occasions = within(await field(/Occasion/)).getAllByRole('option');
  expect(occasions.map(({ textContent }) => textContent)).toContain('Team day');
  expect(document.body.textContent).not.toMatch(/\b(?:stag|hen)\b/i);
});

it('still has what was typed when the visitor comes back', async () => {
  const { unmount } = await openSummary();
  await enterDetails();
  await userEvent.selectOptions(await field(/Occasion/), 'Hen');
  unmount();
  await openSummary();
  expect(await field('Your name')).toHaveValue('Ann Bell');
  expect(await field('Email')).toHaveValue('ann@example.com');
  expect(await field(/Occasion/)).toHaveDisplayValue('Hen');
});

it.each(['{', 'null', '[]', '7', '{"name":{},"email":7,"occasion":"team","colour":"red"}'])(
  'starts empty when the browser kept %s',
  async (text) => {
    sessionStorage.setItem('details', text);
    await openSummary();
    expect(await field('Your name')).toHaveValue('');
    expect(await field('Email')).toHaveValue('');
    expect(await field(/Occasion/)).toHaveDisplayValue('Please choose');
  },
);

it('can be used by everybody, before and after a failed try', async () => {
  const { container } = await openSummary();
  await button('Send booking request');
  expect(await findViolations(container)).toEqual([]);
  await send();
  await screen.findByRole('alert');
  expect(await findViolations(container)).toEqual([]);
});
