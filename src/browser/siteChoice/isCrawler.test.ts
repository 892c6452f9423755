import { crawlers } from '@/testing/crawlers';
import { isCrawler } from './isCrawler';

const browser = (name: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${name} Safari/537.36`;

it.each([
  browser('Chrome/142.0.0.0'),
  browser('HeadlessChrome/142.0.0.0'),
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
])('is none: %s', (agent) => {
  expect(isCrawler(agent)).toBe(false);
});

it('forty of them are known', () => {
  expect(new Set(crawlers).size).toBeGreaterThanOrEqual(40);
});

it.each([
  ...crawlers,
  browser('HeadlessChrome/142.0.0.0 Chrome-Lighthouse'),
  browser('HeadlessChrome/142.0.0.0 (compatible; Prerender (+https://example.com))'),
])('is one: %s', (agent) => {
  expect(isCrawler(agent)).toBe(true);
});
