import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadTranslations } from './loadTranslations';

let folder = '';

const write = (file: string, content: unknown) => {
  const path = join(folder, 'public', 'locales', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-locales-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  write('de/common.json', { nav: { menu: 'Menü', about: 'Über uns' } });
  write('de/errors.json', { home: 'Zur Startseite' });
  write('de/city.json', { title: 'Stadt' });
  write('de-x-corp/common.json', { nav: { about: 'Über das Unternehmen' } });
  write('en/common.json', { nav: { menu: 'Menu', about: 'About us', close: 'Close' } });
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

it('a namespace without a file is empty, and nothing is taken from English', async () => {
  expect(await storeOf('de', 'corporate', ['home'])).toMatchObject({ de: { home: {} } });
});

it('a broken file is a failure that names it', async () => {
  write('de/city.json', '{ "title": ');
  await expect(loadTranslations('de', 'consumer', ['city'])).rejects.toThrow(
    join(folder, 'public', 'locales', 'de', 'city.json'),
  );
});

it('a file is read anew in development, and once per process in production', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  await storeOf('de', 'consumer', ['city']);
  write('de/city.json', { title: 'Städte' });
  expect(await storeOf('de', 'consumer', ['city'])).toMatchObject({
    de: { city: { title: 'Städte' } },
  });

  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  await storeOf('de', 'consumer', ['city']);
  write('de/city.json', { title: 'Orte' });
  expect(await storeOf('de', 'consumer', ['city'])).toMatchObject({
    de: { city: { title: 'Städte' } },
  });
});

it('texts say what the brand promises, and brands with other promises get other texts', async () => {
  write('de/page.json', { contact: { text: 'Antwort {{shop.reply}} an {{email}}' } });
  const textFor = async (replyWorkingDays: number) =>
    storeOf('de', 'consumer', ['page'], { replyWorkingDays, deposit: 30 });

  const text = (reply: string) => ({
    de: { page: { contact: { text: `Antwort ${reply} an {{email}}` } } },
  });
  expect(await textFor(1)).toMatchObject(text('innerhalb von 1 Werktag'));
  expect(await textFor(2)).toMatchObject(text('innerhalb von 2 Werktagen'));
});
