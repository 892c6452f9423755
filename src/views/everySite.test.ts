import { siteIds } from '@/config/sites/site';
import { everySite } from './everySite';

it('makes a page that every site has once for all eleven, and others when asked for', async () => {
  expect(await everySite({})).toEqual({
    paths: siteIds.map((site) => ({ params: { site } })),
    fallback: 'blocking',
  });
});

describe('in a deployment of one site with a theme of its own', () => {
  const { env } = process;

  beforeAll(() => {
    process.env = { ...env, LOCALE: 'pl', THEME: 'red' };
  });

  afterAll(() => {
    process.env = env;
  });

  it('makes that one too', async () => {
    await jest.isolateModulesAsync(async () => {
      const { everySite: afresh } = await import('./everySite');
      const { paths } = await afresh({});
      expect(paths).toHaveLength(12);
      expect(paths).toContainEqual({ params: { site: 'single-pl' } });
    });
  });
});
