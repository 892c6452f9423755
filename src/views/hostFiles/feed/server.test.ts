import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { clearProcessState } from '@/platform/process/processState';
import { beginProcess } from '@/testing/beginProcess';
import { serveApi } from '@/testing/serveApi';

interface Question {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves the feeds in a process that was started with these variables. */
const start = async (variables: Readonly<Record<string, string>> = {}) => {
  await beginProcess(variables);
  const { feedEndpoint } = await import('./server');
  const ask = await serveApi(feedEndpoint);
  return async (format: string, { method = 'GET', host, headers }: Question = {}) =>
    ask({
      method,
      path: `/api/feed?format=${format}`,
      headers: { host: host ?? 'en.localhost:3000', ...headers },
    });
};

afterEach(() => {
  jest.restoreAllMocks();
  clearProcessState('mesh');
});

describe('a feed', () => {
  it('is of the site whose host is asked', async () => {
    const ask = await start();
    const english = parseAtomFeed((await ask('atom')).body);
    expect(english.entries?.map(({ title }) => title?.value)).toEqual([
      'The party speech',
      'The packing list',
    ]);
    const polish = parseAtomFeed((await ask('atom', { host: 'pl.localhost:3000' })).body);
    expect(polish.entries?.map(({ title }) => title?.value)).toEqual(['Co spakowac']);
  });

  it.each([
    ['atom', 'application/atom+xml; charset=utf-8'],
    ['json', 'application/feed+json; charset=utf-8'],
  ])('in %s says what it is, and may be kept for as long as a page', async (format, type) => {
    const { status, headers } = await (await start({ REVALIDATE_SECONDS: '90' }))(format);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      'public, s-maxage=90',
    ]);
  });

  it('in a format that nobody knows is Atom', async () => {
    const { headers } = await (await start())('rss');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  });

  it.each(['atom', 'json'])('in %s is not sent to who has it already', async (format) => {
    const ask = await start();
    const first = await ask(format);
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await ask(format, { headers: { 'if-none-match': known } });
      expect([known, again.status, again.body, again.headers.etag]).toEqual([known, 304, '', tag]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    }
    const changed = await ask(format, { headers: { 'if-none-match': '"other"' } });
    expect([changed.status, changed.body]).toEqual([200, first.body]);
  });

  it('has a tag of its own on every host and in every format', async () => {
    const ask = await start();
    const answers = [
      await ask('atom'),
      await ask('json'),
      await ask('atom', { host: 'de.localhost' }),
      await ask('atom', { host: 'en.localhost:4000' }),
    ];
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(answers.length);
  });

  it('is told of without being sent', async () => {
    const ask = await start();
    const whole = await ask('atom');
    const told = await ask('atom', { method: 'HEAD' });
    expect([told.status, told.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
      expect([name, told.headers[name]]).toEqual([name, whole.headers[name]]);
    }
  });

  it.each(['POST', 'PUT', 'DELETE'])('is not to be had by %s', async (method) => {
    const { status, headers, body } = await (await start())('atom', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(JSON.parse(body)).toEqual({ statusCode: 405, message: 'Method Not Allowed' });
  });

  it('is a 503 that tells nothing of the inside while the content cannot be had', async () => {
    const ask = await start({ CONTENT_DIR: '/nowhere' });
    const { log } = await import('@/platform/log/log');
    const told = jest.spyOn(log, 'error').mockImplementation();
    const { status, headers, body } = await ask('atom');
    expect(status).toBe(503);
    expect(JSON.parse(body)).toEqual({ statusCode: 503, message: 'Service Unavailable' });
    expect(headers['cache-control']).toBeUndefined();
    expect(told).toHaveBeenCalled();
  });
});

const blogOf = (body: string) =>
  parseAtomFeed(body).links?.find(({ rel }) => rel === 'alternate')?.href;

describe('the addresses in a feed', () => {
  /** Origins of all links, without those that identify the formats. */
  const ownOrigins = (text: string): readonly string[] => {
    const origins = [...text.matchAll(/https?:\/\/[^/"<&]*/g)].map(([origin]) => origin);
    const formats = ['http://www.w3.org', 'https://jsonfeed.org'];
    return [...new Set(origins)].filter((origin) => !formats.includes(origin));
  };

  it('are those of the host that was asked, on a developer’s machine', async () => {
    const ask = await start();
    for (const host of ['en.localhost:3000', 'en.localhost', 'localhost:8080', '127.0.0.1']) {
      const { body } = await ask('atom', { host });
      expect([host, ownOrigins(body)]).toEqual([host, [`http://${host}`]]);
    }
  });

  it('are those of the first public host where the site has one, whoever asks', async () => {
    const ask = await start({ SITE_HOSTS: 'en=shop.example|www.shop.example' });
    const hosts = [
      ...['shop.example', 'shop.example:8443', 'www.shop.example', 'SHOP.example'],
      ...['en.localhost:3000', 'evil.example', '"><script>alert(1)</script>'],
    ];
    for (const host of hosts) {
      const { status, body } = await ask('atom', { host });
      expect([host, status, ownOrigins(body)]).toEqual([host, 200, ['https://shop.example']]);
      expect(blogOf(body)).toBe('https://shop.example/blog');
    }
    const { body } = await ask('json', { host: 'evil.example' });
    expect(parseJsonFeed(JSON.parse(body) as unknown).feed_url).toBe(
      'https://shop.example/feed.json',
    );
  });

  it('are the site’s own where somebody asks by a host that is none', async () => {
    const ask = await start({ PORT: '4321' });
    const hosts = [
      ...['"><script>alert(1)</script>', ']]>', 'evil example', 'evil.example&amp;'],
      ...['evil.example/path', 'evil.example?query', 'evil.example#hash', 'evil.example\\path'],
      ...['user@evil.example', 'user:password@evil.example', 'evil.example, other.example'],
      ...['evil.example:80:80', 'evil.example:99999', 'evil.example:port'],
      ...['1.2.3.999', 'a^b', '[::1]:3000'],
    ];
    for (const host of hosts) {
      for (const format of ['atom', 'json']) {
        const { status, body } = await ask(format, { host });
        expect([host, status, ownOrigins(body)]).toEqual([host, 200, ['http://en.localhost:4321']]);
      }
    }
  });

  it('stay right however many hosts ask', async () => {
    const ask = await start();
    for (let port = 1; port <= 45; port += 1) {
      const { body } = await ask('atom', { host: `en.localhost:${port}` });
      expect(blogOf(body)).toBe(`http://en.localhost${port === 80 ? '' : `:${port}`}/blog`);
    }
    const { body } = await ask('atom', { host: 'en.localhost:1' });
    expect(ownOrigins(body)).toEqual(['http://en.localhost:1']);
  });
});
