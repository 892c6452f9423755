import { renderToString } from 'react-dom/server';
import { openBrowser } from '@/testing/browser';
import { useSiteOrigin } from './useSiteOrigin';

const listed = { siteId: 'de', host: 'shop.example.de' };
const unlisted = { siteId: 'de', host: null };

type UseSiteOrigin = typeof useSiteOrigin;

/** Renders the origins of the two addresses; the hook comes from the server's or a browser's modules. */
const Probe = ({ hook: useOrigin }: { readonly hook: UseSiteOrigin }) => {
  const originOf = useOrigin();
  return <p>{[listed, unlisted].map((address) => originOf(address) ?? 'nowhere').join(' ')}</p>;
};

let closeBrowser = () => {};

afterEach(() => {
  closeBrowser();
  closeBrowser = () => {};
});

/** Origins of the two addresses for a visitor at a URL. */
const originsAt = async (url: string): Promise<readonly (string | null)[]> => {
  closeBrowser = openBrowser(url, '<div id="root"></div>');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await jest.isolateModulesAsync(async () => {
    const { act } = await import('react');
    const { createRoot } = await import('react-dom/client');
    const { useSiteOrigin: hook } = await import('./useSiteOrigin');
    const root = document.getElementById('root');
    await act(async () => {
      if (root) createRoot(root).render(<Probe hook={hook} />);
    });
  });
  return document.querySelector('p')?.textContent?.split(' ') ?? [];
};

it.each([
  ['http://en.localhost:3000/', 'http://de.localhost:3000'],
  ['http://localhost:3100/krakow', 'http://de.localhost:3100'],
  ['http://127.0.0.1:3000/', 'http://de.localhost:3000'],
  ['http://[::1]:3000/', 'http://de.localhost:3000'],
  ['http://pl.localhost/', 'http://de.localhost'],
  ['https://pl.localhost:8443/', 'https://de.localhost:8443'],
])('a developer at %s gets to any site at %s', async (url, origin) => {
  expect(await originsAt(url)).toEqual([origin, origin]);
});

it.each([
  'https://shop.example.com/krakow',
  'http://shop.example.com:8080/',
  'https://localhost.example.com/',
])(
  'a visitor at %s gets to the public host of a site, and nowhere where it has none',
  async (url) => {
    expect(await originsAt(url)).toEqual(['//shop.example.de', 'nowhere']);
  },
);

it('the server writes public hosts alone, since it knows of no port', () => {
  expect(renderToString(<Probe hook={useSiteOrigin} />)).toBe('<p>//shop.example.de nowhere</p>');
});
