import { beginProcess } from '@/testing/beginProcess';
import { serveApi } from '@/testing/serveApi';

afterEach(() => jest.restoreAllMocks());

const start = async () => {
  await beginProcess({});
  const { redirectEndpoint } = await import('./redirectEndpoint');
  const ask = await serveApi(redirectEndpoint);
  return async (host: string, path: string): Promise<unknown> => {
    const query = new URLSearchParams({ path });
    const { body } = await ask({ path: `/api/redirect?${query.toString()}`, headers: { host } });
    return (JSON.parse(body) as { readonly location: unknown }).location;
  };
};

it('tells where a rule of the host’s site leads', async () => {
  const ask = await start();
  expect(await ask('en.localhost', '/eat?from=mail')).toBe('/food-tour/krakow?from=mail');
  expect(await ask('de.localhost', '/agb')).toBe('/seite/terms');
  expect(await ask('en.localhost', '/agb')).toBeNull();
});

it.each(['/krakow', '/no-such-page', '', 'faq', '//evil.example', '/%', 'https://evil.example/'])(
  'has nothing to tell about %j',
  async (path) => {
    expect(await (await start())('en.localhost', path)).toBeNull();
  },
);
