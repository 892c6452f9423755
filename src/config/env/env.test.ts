import fc from 'fast-check';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { type Env, parseEnv } from './env';
import { countRuns } from '@/testing/scope';

const defaults: Env = {
  port: 3000,
  siteHosts: {},
  siteSettings: {},
  unlistedHosts: 'serve',
  locale: 'en',
  shopGroupId: undefined,
  theme: undefined,
  apiUrl: undefined,
  cmsSites: [],
  cmsCredentials: undefined,
  cmsAuthor: undefined,
  contentDir: undefined,
  dataDir: '.data',
  pageCacheMegabytes: 512,
  pageCacheEntries: 100_000,
  databaseUrl: undefined,
  diskWarningMegabytes: 1024,
  redisUrl: undefined,
  smtpUrl: undefined,
  mailFrom: undefined,
  orderWebhookUrl: undefined,
  orderWebhookSecret: undefined,
  writeLimit: { count: 30, seconds: 60 },
  trustedProxies: [],
  exchangeRatesUrl: undefined,
  revalidateSeconds: 60,
  revalidateSecret: undefined,
  purgeUrls: [],
  imageHosts: [],
  gtmContainers: {},
  conversionIds: {},
  contentSecurityPolicy: 'on',
  hstsSeconds: undefined,
  logLevel: 'info',
  hasAccessLog: false,
  metricsPort: undefined,
  metricsHost: '127.0.0.1',
  drainSeconds: 0,
  hasSpareRenderer: true,
  tracesUrl: undefined,
};

const good: readonly (readonly [name: string, text: string, parsed: Partial<Env>])[] = [
  ['PORT', '1', { port: 1 }],
  ['PORT', '65535', { port: 65_535 }],
  ['SITE_HOSTS', 'de=a.example|b.example', { siteHosts: { de: ['a.example', 'b.example'] } }],
  ['LOCALE', 'pl2', { locale: 'pl2' }],
  ['SHOP_GROUP_ID', '5', { shopGroupId: 5 }],
  ['THEME', 'default', { theme: 'default' }],
  ['THEME', 'red', { theme: 'red' }],
  [
    'API_URL',
    'https://api.example/v1',
    { apiUrl: 'https://api.example/v1', imageHosts: ['api.example'] },
  ],
  [
    'API_URL',
    'http://localhost:8080',
    { apiUrl: 'http://localhost:8080', imageHosts: ['localhost:8080'] },
  ],
  [
    'CMS_URL',
    'https://cms.example/wp-json',
    { cmsSites: [{ url: 'https://cms.example/wp-json' }], imageHosts: ['cms.example'] },
  ],
  ['CMS_CREDENTIALS', 'ann:abcd efgh', { cmsCredentials: 'ann:abcd efgh' }],
  ['CMS_AUTHOR', 'marta-lis', { cmsAuthor: 'marta-lis' }],
  ['CONTENT_DIR', '/srv/content', { contentDir: '/srv/content' }],
  ['DATA_DIR', '/srv/data', { dataDir: '/srv/data' }],
  ['PAGE_CACHE_MB', '16', { pageCacheMegabytes: 16 }],
  ['PAGE_CACHE_ENTRIES', '1000', { pageCacheEntries: 1000 }],
  ['DISK_WARNING_MB', '0', { diskWarningMegabytes: 0 }],
  ['DATABASE_URL', 'file:/srv/shop.db', { databaseUrl: 'file:/srv/shop.db' }],
  ['DATABASE_URL', 'file:./shop.db', { databaseUrl: 'file:./shop.db' }],
  ['DATABASE_URL', 'postgres://u:p@db/shop', { databaseUrl: 'postgres://u:p@db/shop' }],
  ['REDIS_URL', 'redis://cache:6379/0', { redisUrl: 'redis://cache:6379/0' }],
  ['REDIS_URL', 'rediss://cache', { redisUrl: 'rediss://cache' }],
  ['EXCHANGE_RATES_URL', 'https://nbp.example/a', { exchangeRatesUrl: 'https://nbp.example/a' }],
  ['MAIL_FROM', 'a@shop.example', { mailFrom: { address: 'a@shop.example' } }],
  [
    'MAIL_FROM',
    'Łódź & Co. <a@shop.example>',
    { mailFrom: { name: 'Łódź & Co.', address: 'a@shop.example' } },
  ],
  ['ORDER_WEBHOOK_SECRET', 'anything = goes', { orderWebhookSecret: 'anything = goes' }],
  ['WRITE_LIMIT', '5/3600', { writeLimit: { count: 5, seconds: 3600 } }],
  ['WRITE_LIMIT', 'off', { writeLimit: undefined }],
  [
    'TRUSTED_PROXIES',
    '127.0.0.1, ::1,10.0.0.0/8,fd00::/8',
    { trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8'] },
  ],
  ['REVALIDATE_SECONDS', '1', { revalidateSeconds: 1 }],
  ['REVALIDATE_SECRET', 'anything = goes, here', { revalidateSecret: 'anything = goes, here' }],
  [
    'PURGE_URLS',
    'http://10.0.0.5/, https://Cache.example:6081,http://10.0.0.5',
    { purgeUrls: ['http://10.0.0.5', 'https://cache.example:6081'] },
  ],
  ['IMAGE_HOSTS', 'a.example, B.example', { imageHosts: ['a.example', 'b.example'] }],
  ['GTM_CONTAINERS', 'a.example=GTM-1', { gtmContainers: { 'a.example': 'GTM-1' } }],
  [
    'CONVERSION_IDS',
    'a.example=AW-1/x, b.example=AW-2',
    { conversionIds: { 'a.example': 'AW-1/x', 'b.example': 'AW-2' } },
  ],
  ['CONTENT_SECURITY_POLICY', 'report', { contentSecurityPolicy: 'report' }],
  ['CONTENT_SECURITY_POLICY', 'off', { contentSecurityPolicy: 'off' }],
  ['HSTS_SECONDS', '0', { hstsSeconds: 0 }],
  ['HSTS_SECONDS', '31536000', { hstsSeconds: 31_536_000 }],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ['ACCESS_LOG', 'on', { hasAccessLog: true }],
  ['METRICS_PORT', '9464', { metricsPort: 9464 }],
  ['METRICS_HOST', '0.0.0.0', { metricsHost: '0.0.0.0' }],
  ['METRICS_HOST', '::', { metricsHost: '::' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://a.example:4318', { tracesUrl: 'http://a.example:4318' }],
  ['DRAIN_SECONDS', '0', { drainSeconds: 0 }],
  ['DRAIN_SECONDS', '25', { drainSeconds: 25 }],
  ['SPARE_RENDERER', 'on', { hasSpareRenderer: true }],
  ['SPARE_RENDERER', 'off', { hasSpareRenderer: false }],
];

const bad: readonly (readonly [name: string, text: string])[] = [
  ...['0', '65536', '-1', '80.5', '1e3', '0x50', 'http'].map((text) => ['PORT', text] as const),
  ...[
    'de',
    'de=',
    '=a.example',
    'xx=a.example',
    'de=a b',
    'de=http://a.example',
    'de=a.example|',
  ].map((text) => ['SITE_HOSTS', text] as const),
  ['SITE_HOSTS', 'de=a.example,fr=a.example'],
  ['LOCALE', 'da'],
  ['LOCALE', 'EN'],
  ['LOCALE', 'single'],
  ['SHOP_GROUP_ID', '0'],
  ['SHOP_GROUP_ID', 'one'],
  ['THEME', 'dark'],
  ['IMAGE_HOSTS', 'https://x/y,,'],
  ['GTM_CONTAINERS', 'Not A Host=GTM-1'],
  ['SITE_HOSTS', 'de=fr.localhost'],
  ['API_URL', 'api.example'],
  ['API_URL', 'ftp://api.example'],
  ['API_URL', '//api.example'],
  ['API_URL', 'https://ann:secret@api.example'],
  ['CMS_URL', 'cms.example'],
  ['CMS_URL', 'dk=https://cms.example'],
  ['CMS_CREDENTIALS', 'ann'],
  ['CMS_AUTHOR', 'Marta Lis'],
  ['DATABASE_URL', 'mysql://db/shop'],
  ['DATABASE_URL', './shop.db'],
  ['DATABASE_URL', 'file://data/shop.db'],
  ['DATABASE_URL', 'file:%zz'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'file:data/'],
  ['REDIS_URL', 'http://cache'],
  ['EXCHANGE_RATES_URL', 'file:///etc/passwd'],
  ['EXCHANGE_RATES_URL', 'https://ann@rates.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp:'],
  ['MAIL_FROM', 'shop'],
  ['MAIL_FROM', 'a@shop.example, b@shop.example'],
  ['MAIL_FROM', 'Shop <a@shop.example> b'],
  ['MAIL_FROM', 'Shop\nBcc: b@b.example <a@shop.example>'],
  ['ORDER_WEBHOOK_URL', 'ftp://erp.example'],
  ['ORDER_WEBHOOK_URL', 'https://ann:secret@erp.example'],
  ['WRITE_LIMIT', '30'],
  ['WRITE_LIMIT', '0/60'],
  ['WRITE_LIMIT', '30/0'],
  ['WRITE_LIMIT', 'on'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/'],
  ['TRUSTED_PROXIES', '10.0.0.1,,10.0.0.2'],
  ['REVALIDATE_SECONDS', '0'],
  ['REVALIDATE_SECONDS', '60s'],
  ['GTM_CONTAINERS', 'GTM-1'],
  ['GTM_CONTAINERS', 'a.example=GTM-1=GTM-2'],
  ['CONVERSION_IDS', 'a.example='],
  ['CONTENT_SECURITY_POLICY', 'none'],
  ['HSTS_SECONDS', '-1'],
  ['HSTS_SECONDS', 'a year'],
  ['LOG_LEVEL', 'loud'],
  ['ACCESS_LOG', 'yes'],
  ['METRICS_PORT', '0'],
  ['METRICS_HOST', 'localhost'],
  ['METRICS_HOST', '10.0.0.0/8'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['DRAIN_SECONDS', '-1'],
  ['DRAIN_SECONDS', '3601'],
];

const names = [...new Set([...good, ...bad].map(([name]) => name))];

it('nothing set gives the defaults', () => {
  expect(parseEnv({})).toEqual({ ok: true, value: defaults });
});

it.each(names)('an empty %s counts as absent', (name) => {
  expect(parseEnv({ [name]: '' })).toEqual({ ok: true, value: defaults });
  expect(parseEnv({ [name]: ' \t' })).toEqual({ ok: true, value: defaults });
});

it.each(good)('%s=%s is taken', (name, text, parsed) => {
  expect(parseEnv({ [name]: text })).toEqual({ ok: true, value: { ...defaults, ...parsed } });
});

it('space around a value is none of it', () => {
  expect(parseEnv({ PORT: ' 8080\n' })).toMatchObject({ ok: true, value: { port: 8080 } });
});

it.each(bad)('%s=%s is refused in one line that names the variable', (name, text) => {
  const result = parseEnv({ [name]: text });
  const problems = result.ok ? [] : result.problem;
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} .+`));
  expect(problems[0]).not.toContain('\n');
});

it('every bad variable gets its line', () => {
  const result = parseEnv({ PORT: 'x', THEME: 'dark', LOCALE: 'de', REDIS_URL: 'cache' });
  const problems = result.ok ? [] : result.problem;
  expect(problems.map((line) => line.split(' ')[0])).toEqual(['PORT', 'THEME', 'REDIS_URL']);
});

it('variables that are none of ours are let be', () => {
  expect(parseEnv({ PATH: '/bin', port: '1' })).toEqual({ ok: true, value: defaults });
});

it('no environment makes it throw, and what it refuses it names in one line each', () => {
  const value = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.stringMatching(/^[a-z0-9=,|.:\n-]*$/),
    fc.constantFrom(...good.map(([, text]) => text), ...bad.map(([, text]) => text)),
  );
  const environment = fc.record(Object.fromEntries(names.map((name) => [name, value])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(environment, (variables) => {
      const result = parseEnv(variables);
      const lines = result.ok ? [] : result.problem;
      for (const line of lines) {
        expect(names).toContain(line.split(' ')[0]);
        expect(line).not.toMatch(/[\r\n]/);
      }
      if (!result.ok) expect(lines).not.toEqual([]);
    }),
    { numRuns: countRuns(1000) },
  );
});

it.each([
  ['DATABASE_URL', 'mysql://shop:hunter2@db/shop'],
  ['DATABASE_URL', 'mysql://shop:a/hunter2@db/shop'],
  ['API_URL', 'https://shop:hunter2@api.example'],
  ['API_URL', 'https:shop:hunter2@api.example'],
  ['SMTP_URL', 'smtpx://shop:hunter2@mail.example'],
  ['ORDER_WEBHOOK_URL', 'hooks.example/hunter2'],
])('tells no password when an address is wrong: %s=%s', (name, text) => {
  const parsed = parseEnv({ [name]: text });
  expect(parsed.ok).toBe(false);
  expect(JSON.stringify(parsed)).toContain(name);
  expect(JSON.stringify(parsed)).not.toContain('hunter2');
});

it('what cannot send without another one names that one', () => {
  expect(
    parseEnv({ SMTP_URL: 'smtp://mail.example', ORDER_WEBHOOK_URL: 'https://erp.example' }),
  ).toEqual({
    ok: false,
    problem: [
      expect.stringMatching(/^MAIL_FROM must be set/),
      expect.stringMatching(/^ORDER_WEBHOOK_SECRET must be set/),
    ],
  });
  const whole = {
    SMTP_URL: 'smtps://shop:p%40ss@mail.example:465',
    MAIL_FROM: 'a@shop.example',
    ORDER_WEBHOOK_URL: 'https://erp.example/orders',
    ORDER_WEBHOOK_SECRET: 'secret',
  };
  expect(parseEnv(whole)).toMatchObject({
    ok: true,
    value: { smtpUrl: whole.SMTP_URL, orderWebhookUrl: whole.ORDER_WEBHOOK_URL },
  });
});

it('tells no password that came without its user', () => {
  const parsed = parseEnv({ CMS_CREDENTIALS: 'hunter2' });
  expect(parsed).toEqual({
    ok: false,
    problem: ['CMS_CREDENTIALS must look like user:application password'],
  });
});
