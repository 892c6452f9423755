/** @jest-environment jsdom */
import { sites } from '@/config/sites/records';
import { readStrings } from '@/testing/translationFiles';
import { loadFailurePages } from './failurePage';

const load = () => loadFailurePages({ 'X-Frame-Options': 'DENY' });

it.each(Object.values(sites))('$id explains a failure in its language', async (site) => {
  const page = (await load())(site);
  const { documentElement, title } = new DOMParser().parseFromString(
    String(page?.body),
    'text/html',
  );
  const say = (key: string) => readStrings(site.lang, 'errors').get(key);
  expect(documentElement.lang).toBe(site.lang);
  expect(title).toBe(say('failure.heading'));
  expect(documentElement.querySelector('h1')?.textContent).toBe(say('failure.heading'));
  expect(documentElement.querySelector('h1 + p')?.textContent).toBe(say('failure.text'));
  const retry = documentElement.querySelector('a');
  expect(retry?.getAttribute('href')).toBe('');
  expect(retry?.textContent).toBe(readStrings(site.lang, 'search').get('failed.retry'));
});

it('is a document of the length that it announces, under a policy that runs no script', async () => {
  const page = (await load())(sites.pl);
  expect(page?.headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(page?.body.length),
    'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    'X-Frame-Options': 'DENY',
  });
});
