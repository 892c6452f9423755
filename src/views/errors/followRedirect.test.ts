/** @jest-environment jsdom */
// The HTTP client reads `fetch` when it is loaded.
import { type ApiAnswer, answerCalls } from '@/testing/answerCalls';
import Router, { type SingletonRouter } from 'next/router';
import { hardNavigate } from '@/lib/hardNavigate';
import { followRedirect } from './followRedirect';

jest.mock('@/lib/hardNavigate');

const push = jest.fn<Promise<boolean>, [string]>();

beforeEach(() => {
  jest.mocked(hardNavigate).mockReset();
  push.mockReset().mockResolvedValue(true);
  Object.assign(Router, { router: { push } as unknown as SingletonRouter['router'] });
});

/** Follows a link to an address for which the server knows this answer. */
const follow = async (address: string, answer: ApiAnswer) => {
  const calls = answerCalls(() => answer);
  // It never settles when the app goes on by itself.
  void followRedirect(address);
  await new Promise((resolve) => setTimeout(resolve, 10));
  return calls.map(({ path }) => path);
};

const to = (location: string | null): ApiAnswer => ({ status: 200, body: { location } });

it('a redirect within the site needs no full page load', async () => {
  expect(await follow('/faq?from=mail', to('/page/faq?from=mail'))).toEqual([
    '/api/redirect?path=%2Ffaq%3Ffrom%3Dmail',
  ]);
  expect(push.mock.calls).toEqual([['/page/faq?from=mail']]);
  expect(hardNavigate).not.toHaveBeenCalled();
});

it('keeps the hash of the link, unless the rule has one', async () => {
  await follow('/faq#prices', to('/page/faq'));
  await follow('/contact#x', to('/about-us#contact'));
  expect(push.mock.calls).toEqual([['/page/faq#prices'], ['/about-us#contact']]);
});

it.each([
  ['leads to another site', to('https://partner.example/welcome')],
  ['is written like a path but leads to another site', to('//partner.example')],
  ['does not exist', to(null)],
  ['cannot be fetched', { status: 503, body: {} }],
  ['is nonsense', { status: 200, body: { location: 7 } }],
] as const)('the server answers by a full page load if the redirect %s', async (_, answer) => {
  await follow('/partner#x', answer);
  expect(push).not.toHaveBeenCalled();
  expect(hardNavigate).toHaveBeenCalledWith('/partner#x');
});

it('a page that the app cannot open is loaded in full', async () => {
  push.mockResolvedValue(false);
  await follow('/faq', to('/page/faq'));
  expect(hardNavigate).toHaveBeenCalledWith('/page/faq');
});
