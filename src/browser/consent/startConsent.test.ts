/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://shop.example.de/krakow"}
 */
import { fireEvent, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fetchPayload } from '@/platform/http/client';
import { readConsentWords } from '@/testing/consentWords';
import { getChoice, setChoice } from './choice';
import { startConsent } from './startConsent';

jest.mock('@/platform/http/client');

const words = readConsentWords('de');

const isShown = (what: 'consent' | 'preferences') =>
  document.documentElement.classList.contains(`show--${what}`);

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

const press = (dialog: '.cm' | '.pm', name: string) =>
  userEvent.click(within(find(`#cc-main ${dialog}`)).getByText(name));

const pressSettings = () => userEvent.click(find('[data-cookie-settings]'));

const forget = () => {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Domain=shop.example.de; Path=/; Max-Age=0`;
  }
};

/** Simulates a return from another tab. */
const comeBack = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  // Waits for the texts to load and the notice to render.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
};

let speak: (lang: string) => void;

beforeAll(async () => {
  document.documentElement.lang = 'de';
  document.body.innerHTML =
    '<input aria-label="Suche"><button data-cookie-settings><b>Cookies</b></button>';
  jest
    .mocked(fetchPayload)
    .mockImplementation(async (path) => readConsentWords(path.split('/')[2] ?? ''));
  document.querySelector('input')?.focus();
  speak = await startConsent('/seite/datenschutz');
});

it('nobody is asked while they type', async () => {
  expect(isShown('consent')).toBe(false);
  document.querySelector('input')?.blur();
  await waitFor(() => expect(isShown('consent')).toBe(true));
});

it('asks in the language of the document, and has got no consent before an answer', () => {
  expect(within(find('.cm')).getByText(words.notice.title)).toBeInTheDocument();
  expect(jest.mocked(fetchPayload).mock.calls).toEqual([['/locales/de/consent.json']]);
  expect(getChoice()).toBe(false);
  expect(document.cookie).toBe('');
});

it('shows three blocks, of which the visitor may switch on the last', async () => {
  await pressSettings();
  expect(isShown('preferences')).toBe(true);
  const blocks = [...document.querySelectorAll('.pm__section-title')];
  expect(blocks.map(({ textContent }) => textContent)).toEqual([
    words.about.title,
    words.necessary.title,
    words.analytics.title,
  ]);
  const switches = [...document.querySelectorAll<HTMLInputElement>('.section__toggle')];
  expect(switches.map(({ checked, disabled }) => ({ checked, disabled }))).toEqual([
    { checked: true, disabled: true },
    { checked: false, disabled: false },
  ]);
  // The library identifies the key by its `keyCode`.
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 27 });
  expect(isShown('preferences')).toBe(false);
});

it('Escape puts the notice off and allows nothing', async () => {
  find('.cm__btn').focus();
  await userEvent.keyboard('{Escape}');
  expect(isShown('consent')).toBe(false);
  expect([getChoice(), document.cookie]).toEqual([false, '']);
});

it('what is switched on and saved is allowed, and kept for half a year', async () => {
  await pressSettings();
  await userEvent.click(find('.section__toggle:enabled'));
  await press('.pm', words.save);
  expect(getChoice()).toBe(true);
  expect(isShown('preferences')).toBe(false);
  const [, cookie = ''] = /cc_cookie=([^;]*)/.exec(document.cookie) ?? [];
  const { categories, expirationTime } = JSON.parse(decodeURIComponent(cookie)) as {
    categories: string[];
    expirationTime: number;
  };
  expect(categories).toEqual(['necessary', 'analytics']);
  expect(Math.round((expirationTime - Date.now()) / 86_400_000)).toBe(182);
});

it('it can be taken back', async () => {
  await pressSettings();
  await press('.pm', words.refuse);
  expect(getChoice()).toBe(false);
});

it('another tab’s choice holds here too', async () => {
  document.cookie = document.cookie.replace(
    /cc_cookie=.*/,
    (it) =>
      `${it.replace('%22necessary%22', '%22necessary%22%2C%22analytics%22')}; Domain=shop.example.de; Path=/`,
  );
  await comeBack();
  expect(getChoice()).toBe(true);
});

it('who deletes the cookie is asked anew', async () => {
  forget();
  await comeBack();
  await waitFor(() => expect(isShown('consent')).toBe(true));
  expect(getChoice()).toBe(false);
  await press('.cm', words.accept);
  expect(getChoice()).toBe(true);
  expect(isShown('consent')).toBe(false);
});

it('a tab that catches up needs no network for it', () => {
  expect(fetchPayload).toHaveBeenCalledTimes(1);
});

it('another language is spoken when the page has one, as soon as its words come', async () => {
  await pressSettings();
  speak('de');
  expect(within(find('.pm')).getByText(words.settings)).toBeInTheDocument();
  jest.mocked(fetchPayload).mockRejectedValueOnce(new Error('Failed to fetch'));
  speak('sv');
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(within(find('.pm')).getByText(words.settings)).toBeInTheDocument();
  speak('sv');
  expect(await within(find('.pm')).findByText(readConsentWords('sv').settings)).toBeInTheDocument();
});

afterAll(() => setChoice(undefined));
