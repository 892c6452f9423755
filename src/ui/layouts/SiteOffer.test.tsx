/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://de.localhost:3100/krakow"}
 */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseFragment } from '@/commerce/cart/cartHandoff';
import { fetchPayload } from '@/platform/http/client';
import { findViolations } from '@/testing/axe';
import { answerFrom, FreshCalls, letAnswersArrive } from '@/testing/liveApi';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { readStrings } from '@/testing/translationFiles';
import type { Language } from '@/config/sites/site';
import type { FrameProps } from './frameProps';
import { SiteOffer } from './SiteOffer';

jest.mock('@/platform/http/client');

const langs = ['en', 'da', 'fr', 'pl'] as const;

const words = (lang: Language) => Object.fromEntries(readStrings(lang, 'offer'));

let german: FrameProps;

beforeAll(async () => {
  german = (await fetchShippedPage('city', 'de', 'krakow')).frame;
});

const forget = (name: string) => {
  document.cookie = `${name}=;max-age=0;path=/`;
};

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'cc_cookie=decided;path=/';
  jest
    .mocked(fetchPayload)
    .mockReset()
    .mockImplementation(
      answerFrom(
        Object.fromEntries(langs.map((lang) => [`/locales/${lang}/offer.json`, words(lang)])),
      ),
    );
});

afterEach(() => {
  jest.restoreAllMocks();
  ['cc_cookie', 'locale'].forEach(forget);
});

interface Visitor {
  readonly languages?: readonly string[];
  readonly frame?: FrameProps;
  readonly referrer?: string;
}

const open = async ({
  languages = ['en-GB', 'de'],
  frame = german,
  referrer = '',
}: Visitor = {}) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const page = (
    <FreshCalls>
      <SiteOffer frame={frame} />
      <main tabIndex={-1} />
    </FreshCalls>
  );
  const rendered = await act(() => renderInSite(page, { siteId: 'de' }));
  await act(async () => {
    await import('./OfferCard');
  });
  await letAnswersArrive();
  return rendered;
};

const offer = () => screen.queryByRole('complementary');

it('speaks the language of the visitor and leads to the same page there', async () => {
  await open();
  const card = screen.getByRole('complementary', { name: 'In your language' });
  expect(card).toHaveAttribute('lang', 'en');
  expect(within(card).getByRole('status')).toHaveTextContent(words('en')['text'] ?? '');
  const link = within(card).getByRole('link', { name: 'Continue in English' });
  expect(link).toHaveAttribute('href', 'http://en.localhost:3100/krakow');
  expect(link).toHaveAttribute('hreflang', 'en');
  expect(await findViolations(card)).toEqual([]);
});

it.each([
  [['nb-NO', 'fr'], 'fr'],
  [['da'], 'da'],
  [['it', 'pl-PL', 'de'], 'pl'],
] as const)('to a visitor who reads %j it speaks %s', async (languages, lang) => {
  const without = german.languages.filter((link) => link.lang !== 'no');
  await open({ languages, frame: { ...german, languages: without } });
  expect(offer()).toHaveAttribute('lang', lang);
});

it('comes after the page, so that the keyboard meets it last', async () => {
  await open();
  expect(document.body.lastElementChild).toContainElement(offer());
});

it('who follows it has chosen, and takes along what was planned', async () => {
  localStorage.setItem('currency', '"SEK"');
  await open();
  const link = screen.getByRole<HTMLAnchorElement>('link');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(document.cookie).toContain('locale=en');
  expect(parseFragment(new URL(link.href).hash)).toMatchObject({ currency: 'SEK' });
});

it('once turned down it stays away', async () => {
  const { unmount } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();
  await open({ languages: ['fr'] });
  expect(offer()).not.toBeInTheDocument();
});

it.each([
  ['reads the page’s language best', { languages: ['de-CH', 'en'] }],
  ['reads no language of ours', { languages: ['it', 'cs'] }],
  ['came from another site of ours', { referrer: 'http://en.localhost:3100/' }],
])('is not there for a visitor who %s', async (_, visitor: Visitor) => {
  await open(visitor);
  expect(offer()).not.toBeInTheDocument();
  expect(fetchPayload).not.toHaveBeenCalled();
});

it('is there for who came from another page of this site, or from elsewhere', async () => {
  const { unmount } = await open({ referrer: 'http://de.localhost:3100/prag' });
  expect(offer()).toBeInTheDocument();
  unmount();
  await open({ referrer: 'https://search.example/' });
  expect(offer()).toBeInTheDocument();
});

it('a choice made before counts more than the browser’s languages', async () => {
  document.cookie = 'locale=de;path=/';
  const { unmount } = await open();
  expect(offer()).not.toBeInTheDocument();
  unmount();
  document.cookie = 'locale=fr;path=/';
  await open();
  expect(offer()).toHaveAttribute('lang', 'fr');
});

it('is not there where the other site has only something above the page', async () => {
  const links = german.languages.map((link) =>
    link.lang === 'en' ? { ...link, isAbove: true as const } : link,
  );
  await open({ frame: { ...german, languages: links } });
  expect(offer()).not.toBeInTheDocument();
});

it('waits until the question about cookies is answered', async () => {
  forget('cc_cookie');
  await open();
  expect(offer()).not.toBeInTheDocument();
  document.cookie = 'cc_cookie=decided;path=/';
  act(() => {
    window.dispatchEvent(new Event('cc:onConsent'));
  });
  await letAnswersArrive();
  expect(offer()).toBeInTheDocument();
});

it.each([
  ['words', {}],
  ['all of them', { '/locales/en/offer.json': { label: 'In your language' } }],
])('without its %s it is not there, and nothing is complained about', async (_, answers) => {
  const complaints = jest.spyOn(console, 'error');
  jest.mocked(fetchPayload).mockImplementation(answerFrom(answers));
  await open();
  expect(offer()).not.toBeInTheDocument();
  expect(complaints).not.toHaveBeenCalled();
});
