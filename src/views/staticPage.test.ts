import '@/testing/keepPackages';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GetStaticProps } from 'next';
import { clearProcessState } from '@/platform/process/processState';
import { findNobody } from '@troupe/basics/testing/localServer';

interface Servers {
  readonly home: GetStaticProps;
  readonly about: GetStaticProps;
  readonly destinations: GetStaticProps;
  readonly city: GetStaticProps;
  readonly activity: GetStaticProps;
  readonly blogPost: GetStaticProps;
  readonly page: GetStaticProps;
}

/** The data functions of a process that was started with these variables. */
const startWith = async (variables: Readonly<Record<string, string>>): Promise<Servers> => {
  const { env } = process;
  process.env = { ...env, ...variables };
  // There is one mesh per process, and this simulates a new process.
  clearProcessState('mesh');
  const servers: Partial<Record<keyof Servers, GetStaticProps>> = {};
  await jest.isolateModulesAsync(async () => {
    servers.home = (await import('./home/server')).getStaticProps;
    servers.about = (await import('./about/server')).getStaticProps;
    servers.destinations = (await import('./destinations/server')).getStaticProps;
    servers.city = (await import('./city/server')).getStaticProps;
    servers.activity = (await import('./activity/server')).getStaticProps;
    servers.blogPost = (await import('./blogPost/server')).getStaticProps;
    servers.page = (await import('./page/server')).getStaticProps;
    const { getEnv } = await import('@/config/env/getEnv');
    getEnv();
  });
  process.env = env;
  return servers as Servers;
};

const notFound = { notFound: true, revalidate: 5 };

describe('with the shipped content', () => {
  let servers: Servers;

  beforeAll(async () => {
    servers = await startWith({});
  });

  it.each(['home', 'about', 'destinations'] as const)(
    'says for a few seconds that an unknown site has no %s page',
    async (page) => {
      expect(await servers[page]({ params: { site: 'xx' } })).toEqual(notFound);
      expect(await servers[page]({})).toEqual(notFound);
    },
  );

  it('says for a few seconds that an unknown city does not exist', async () => {
    expect(await servers.city({ params: { site: 'en', slug: 'atlantis' } })).toEqual(notFound);
  });

  it('says for a few seconds that an unknown activity does not exist', async () => {
    const params = { site: 'en', slug: 'moon-walk', city: 'krakow' };
    expect(await servers.activity({ params })).toEqual(notFound);
  });

  it('does not show a known activity in an unknown city', async () => {
    const params = { site: 'en', slug: 'pub-crawl', city: 'atlantis' };
    expect(await servers.activity({ params })).toEqual(notFound);
  });

  it('does not show a site under a name that every object has', async () => {
    expect(await servers.home({ params: { site: 'constructor' } })).toEqual(notFound);
  });

  it.each(['KRAKOW', 'krakow ', 'kra/kow', 'krak\u00f3w', '', 'a'.repeat(81)])(
    'refuses %j as the slug of a city',
    async (slug) => {
      expect(await servers.city({ params: { site: 'en', slug } })).toEqual(notFound);
    },
  );

  it('refreshes what does exist after the window, a minute unless told', async () => {
    const page = await servers.city({ params: { site: 'en', slug: 'krakow' } });
    expect(page).toMatchObject({ revalidate: 60, props: { view: { slug: 'krakow' } } });
  });
});

it('never lets a "not found" stand longer than the window itself', async () => {
  const { city } = await startWith({ REVALIDATE_SECONDS: '2' });
  expect(await city({ params: { site: 'en', slug: 'atlantis' } })).toEqual({
    notFound: true,
    revalidate: 2,
  });
  expect(await city({ params: { site: 'en', slug: 'krakow' } })).toMatchObject({ revalidate: 2 });
});

describe('while the content cannot be had', () => {
  let folder: string;
  let servers: Servers;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'troupe-static-page-'));
    servers = await startWith({ CONTENT_DIR: join(folder, 'gone') });
  });

  afterAll(async () => {
    jest.restoreAllMocks();
    clearProcessState('mesh');
    await rm(folder, { recursive: true });
  });

  it.each(['home', 'about', 'destinations'] as const)(
    'throws for the %s page, so that the page made before stays',
    async (page) => {
      await expect(servers[page]({ params: { site: 'de' } })).rejects.toThrow('ENOENT');
    },
  );

  it('throws for a city and for an activity, whether or not they exist', async () => {
    for (const slug of ['krakow', 'atlantis']) {
      await expect(servers.city({ params: { site: 'de', slug } })).rejects.toThrow('ENOENT');
      const params = { site: 'de', slug: 'pub-crawl', city: slug };
      await expect(servers.activity({ params })).rejects.toThrow('ENOENT');
    }
  });

  it('still refuses, without asking for the content, what the rule of the route refuses', async () => {
    expect(await servers.city({ params: { site: 'de', slug: 'KRAKOW' } })).toEqual(notFound);
    const params = { site: 'de', slug: 'pub-crawl', city: '../krakow' };
    expect(await servers.activity({ params })).toEqual(notFound);
  });

  it('still refuses an unknown site', async () => {
    expect(await servers.home({ params: { site: 'xx' } })).toEqual(notFound);
  });
});

describe('while a CMS has not answered yet', () => {
  let folder: string;
  let servers: Servers;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'troupe-static-page-'));
    servers = await startWith({ CMS_URL: `${await findNobody()}/wp-json`, DATA_DIR: folder });
  });

  afterAll(async () => {
    clearProcessState('mesh');
    // The snapshot of the content may still be written.
    await rm(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 100 });
  });

  it('throws for a post or a page that nobody knows, as it may be there', async () => {
    const post = { site: 'en', category: 'planning', post: 'from-the-cms' };
    await expect(servers.blogPost({ params: post })).rejects.toThrow('may be in the CMS');
    const page = { site: 'en', page: 'from-the-cms' };
    await expect(servers.page({ params: page })).rejects.toThrow('may be in the CMS');
  });

  it('says that a city does not exist, as no CMS has cities', async () => {
    expect(await servers.city({ params: { site: 'en', slug: 'atlantis' } })).toEqual(notFound);
  });

  it('shows the posts that there are', async () => {
    const params = { site: 'en', category: 'planning', post: 'packing-list' };
    expect(await servers.blogPost({ params })).toMatchObject({ revalidate: 60 });
  });
});
