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

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  browser('HeadlessChrome/142.0.0.0 Chrome-Lighthouse'),
  browser('HeadlessChrome/142.0.0.0 (compatible; Prerender (+https://example.com))'),
])('is one: %s', (agent) => {
  expect(isCrawler(agent)).toBe(true);
});
