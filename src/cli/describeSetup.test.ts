import { type Env, parseEnv } from '@/config/env/env';
import { describeSetup } from './describeSetup';

const read = (variables: Readonly<Record<string, string>>): Env => {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.problem.join('\n'));
  return env.value;
};

const describe = (variables: Readonly<Record<string, string>>) =>
  Object.fromEntries(describeSetup(read(variables)));

it('a shop that was given nothing says what it does without', () => {
  expect(describe({})).toMatchObject({
    'back end': 'embedded',
    content: 'as shipped',
    CMS: 'none',
    orders: expect.stringMatching(/troupe\.db$/),
    Redis: 'none',
    rates: 'the default ones',
    'image hosts': 'none',
    'e-mails': 'none',
    calls: 'none',
    limit: '30 orders per client in 60 s',
    refreshing: 'off: no REVALIDATE_SECRET',
    metrics: 'none',
    traces: 'none',
    stopping: 'at once',
    sites: 'as shipped, unlisted hosts get en with shop group 1 and theme default',
    'tag manager': 'none: no GTM_CONTAINERS',
    conversions: 'none: no CONVERSION_IDS',
  });
});

it('the start says which container each host gets, and which hosts report conversions', () => {
  const GTM_CONTAINERS = 'shop.example.com=GTM-MAIN,shop.example.de=GTM-DE';
  const SITE_HOSTS = 'en=shop.example.com';
  const CONVERSION_IDS = 'shop.example.de=AW-1/x';
  expect(describe({ GTM_CONTAINERS, SITE_HOSTS, CONVERSION_IDS })).toMatchObject({
    'tag manager':
      'after consent, own containers at shop.example.com, shop.example.de, at other hosts GTM-MAIN',
    conversions: 'shop.example.de',
  });
  expect(describe({ GTM_CONTAINERS: 'shop.example.de=GTM-DE' })['tag manager']).toBe(
    'after consent, own containers at shop.example.de, at other hosts none: no container of the main English site',
  );
});

it('the start says what unlisted hosts get', () => {
  expect(describe({ LOCALE: 'pl', SHOP_GROUP_ID: '5', THEME: 'red' })['sites']).toBe(
    'as shipped, unlisted hosts get pl with shop group 5 and theme red',
  );
});

const everything = {
  API_URL: 'https://admin.example.com/api?key=hunter2',
  CMS_URL: 'de=https://cms.example.com/hunter2/wp-json,en=https://cms.example.com/wp-json',
  CMS_CREDENTIALS: 'shop:hunter2',
  DATABASE_URL: 'postgres://hunter2:hunter2@db.internal:5433/hunter2?password=hunter2',
  REDIS_URL: 'redis://:hunter2@cache.internal:6380/0',
  EXCHANGE_RATES_URL: 'https://rates.example.com/hunter2/a.json?key=hunter2',
  REVALIDATE_SECRET: 'hunter2',
  SMTP_URL: 'smtp://hunter2:hunter2@mail.internal:587',
  MAIL_FROM: 'orders@example.com',
  ORDER_WEBHOOK_URL: 'https://crm.example.com/hunter2?key=hunter2',
  ORDER_WEBHOOK_SECRET: 'hunter2',
  WRITE_LIMIT: 'off',
  CONTENT_DIR: '/srv/content',
  GTM_CONTAINERS: 'shop.example.de=GTM-1',
  ACCESS_LOG: 'on',
  METRICS_PORT: '9464',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.internal:4318/hunter2',
  DRAIN_SECONDS: '15',
};

it('a shop that was given everything says where each thing is', () => {
  expect(describe(everything)).toMatchObject({
    'back end': 'upstream at admin.example.com',
    content: '/srv/content',
    CMS: 'cms.example.com',
    orders: 'PostgreSQL at db.internal:5433',
    Redis: 'cache.internal:6380, pages signed',
    rates: 'from rates.example.com',
    'image hosts': 'admin.example.com, cms.example.com',
    'e-mails':
      'by mail.internal:587, with links to localhost on sites without a host in SITE_HOSTS: en, de, fr, pl, pl2, pl3, dk, no, sv, en2, en3',
    calls: 'of orders to crm.example.com',
    limit: 'none',
    refreshing: 'on',
    log: 'info, with a line per answer',
    metrics: '127.0.0.1, port 9464',
    traces: 'to collector.internal:4318',
    stopping: 'after 15 s',
  });
});

it('says that pages in Redis are not signed where there is no secret to sign them with', () => {
  expect(describe({ REDIS_URL: 'redis://cache.internal' })).toMatchObject({
    Redis: 'cache.internal, pages not signed: no REVALIDATE_SECRET',
  });
});

it('and tells none of its secrets, wherever they stand', () => {
  expect(JSON.stringify(describeSetup(read(everything)))).not.toContain('hunter2');
});

it('has a line for each, and no line breaks in any', () => {
  for (const [what, how] of describeSetup(read(everything))) {
    expect(`${what}${how}`).not.toMatch(/[\r\n]/);
  }
});
