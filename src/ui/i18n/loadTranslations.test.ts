import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { languages } from '@/config/sites/site';
import { clearProcessState } from '@/platform/process/processState';
import type * as Loading from './loadTranslations';

let folder = '';
let logged: jest.SpyInstance;
let loadTranslations: typeof Loading.loadTranslations;

/** A new process: next-i18next has one i18next instance per process, which reads each file once. */
const restart = async (nodeEnv?: 'development' | 'production') => {
  if (nodeEnv) jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: nodeEnv });
  jest.resetModules();
  clearProcessState('translations');
  ({ loadTranslations } = await import('./loadTranslations'));
  const { log } = await import('@/platform/log/log');
  logged = jest.spyOn(log, 'error').mockImplementation(() => {});
};

const write = (file: string, content: unknown) => {
  const path = join(folder, 'public', 'locales', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-locales-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  for (const lang of languages) {
    write(`${lang}/common.json`, { nav: { menu: 'Menu', about: 'About us' } });
    write(`${lang}/errors.json`, { home: 'Back to home' });
    write(`${lang}/city.json`, { title: 'City' });
    write(`${lang}/page.json`, { contact: { text: 'Reply {{shop.reply}} to {{email}}' } });
  }
  write('de/common.json', { nav: { menu: 'Menü', about: 'Über uns' } });
  write('de/errors.json', { home: 'Zur Startseite' });
  write('de/city.json', { title: 'Stadt' });
  write('de-x-corp/common.json', { nav: { about: 'Über das Unternehmen' } });
  await restart();
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const storeOf = async (...args: Parameters<typeof loadTranslations>) =>
  (await loadTranslations(...args))._nextI18Next?.initialI18nStore;

it('a page gets its own strings and those of the frame and the error screen', async () => {
  expect(await storeOf('de', 'consumer', ['city'])).toEqual({
    de: {
      common: { nav: { menu: 'Menü', about: 'Über uns' } },
      errors: { home: 'Zur Startseite' },
      city: { title: 'Stadt' },
    },
  });
});

it('companies get their own wording where there is one, and else everybody’s', async () => {
  expect(await storeOf('de', 'corporate', ['city'])).toEqual({
    de: {
      common: { nav: { menu: 'Menü', about: 'Über das Unternehmen' } },
      errors: { home: 'Zur Startseite' },
      city: { title: 'Stadt' },
    },
  });
});

it('corporate wording never reaches consumers, whoever asked first', async () => {
  await storeOf('de', 'corporate', []);
  expect(await storeOf('de', 'consumer', [])).toMatchObject({
    de: { common: { nav: { about: 'Über uns' } } },
  });
});

it('the browser is told the language and the namespaces', async () => {
  const { _nextI18Next } = await loadTranslations('de', 'consumer', ['city']);
  expect(_nextI18Next).toMatchObject({
    initialLocale: 'de',
    ns: ['common', 'errors', 'city'],
    userConfig: null,
  });
});

describe('English takes the place of', () => {
  it('nothing, where nothing is missing: documents do not have it', async () => {
    expect(Object.keys((await storeOf('de', 'consumer', ['city'])) ?? {})).toEqual(['de']);
    expect(logged).not.toHaveBeenCalled();
  });

  it('a missing text, and of that text only', async () => {
    write('en/common.json', { nav: { menu: 'Menu', about: 'About us', close: 'Close' }, hi: 'Hi' });
    expect(await storeOf('de', 'corporate', [])).toEqual({
      de: {
        common: { nav: { menu: 'Menü', about: 'Über das Unternehmen' } },
        errors: { home: 'Zur Startseite' },
      },
      en: { common: { nav: { close: 'Close' }, hi: 'Hi' } },
    });
  });

  it.each([
    ['is broken', () => write('de/city.json', '{ "title": ')],
    ['is not there', () => rmSync(join(folder, 'public', 'locales', 'de', 'city.json'))],
  ])('a file that %s, which is logged once', async (_, spoil) => {
    spoil();
    for (let page = 0; page < 3; page += 1) {
      expect(await storeOf('de', 'consumer', ['city'])).toMatchObject({
        de: { common: {}, city: {} },
        en: { city: { title: 'City' } },
      });
    }
    expect(logged.mock.calls).toEqual([
      ['translations: de/city.json cannot be read, so it is English', { error: expect.anything() }],
    ]);
  });

  it('a file only as long as it cannot be read', async () => {
    await restart('production');
    write('de/city.json', '{ "title": ');
    await storeOf('de', 'consumer', ['city']);
    write('de/city.json', { title: 'Stadt' });
    await storeOf('de', 'consumer', ['city']);
    expect(await storeOf('de', 'consumer', ['city'])).toMatchObject({
      de: { city: { title: 'Stadt' } },
    });
  });
});

it('a file that cannot be read in English either is a failure that names it', async () => {
  write('en/city.json', '{ "title": ');
  write('de/city.json', '{ "title": ');
  await expect(storeOf('de', 'consumer', ['city'])).rejects.toThrow(
    'There is no translation file city, neither in de nor in English',
  );
});

it('a file is read anew in development, and once per process in production', async () => {
  await restart('development');
  await storeOf('de', 'consumer', ['city']);
  write('de/city.json', { title: 'Städte' });
  expect(await storeOf('de', 'consumer', ['city'])).toMatchObject({
    de: { city: { title: 'Städte' } },
  });

  await restart('production');
  await storeOf('de', 'consumer', ['city']);
  write('de/city.json', { title: 'Orte' });
  expect(await storeOf('de', 'consumer', ['city'])).toMatchObject({
    de: { city: { title: 'Städte' } },
  });
});

it('pages of one language and audience share their texts', async () => {
  const [city, home] = [
    await storeOf('de', 'corporate', ['city']),
    await storeOf('de', 'corporate', []),
  ];
  expect(city?.de.common).toBe(home?.de.common);
});

it('texts say what the brand promises, and brands with other promises get other texts', async () => {
  write('de/page.json', { contact: { text: 'Antwort {{shop.reply}} an {{email}}' } });
  const textFor = async (replyWorkingDays: number) =>
    storeOf('de', 'consumer', ['page'], { replyWorkingDays, deposit: 30 });

  const text = (reply: string) => ({
    de: { page: { contact: { text: `Antwort ${reply} an {{email}}` } } },
  });
  expect(await textFor(1)).toMatchObject(text('innerhalb von 1 Arbeitstag'));
  expect(await textFor(2)).toMatchObject(text('innerhalb von 2 Arbeitstagen'));
});
