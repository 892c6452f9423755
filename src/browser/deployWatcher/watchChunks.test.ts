/** @jest-environment jsdom */
import { reloadOnce } from './reloadOnce';
import { watchChunks } from './watchChunks';

jest.mock('./reloadOnce');

beforeAll(watchChunks);
beforeEach(() => jest.mocked(reloadOnce).mockReset());

const fail = <Name extends 'script' | 'link' | 'img'>(
  name: Name,
  props: Partial<HTMLElementTagNameMap[Name]>,
  parent: Element = document.head,
  dataset: DOMStringMap = {},
) => {
  const element = Object.assign(document.createElement(name), props);
  Object.assign(element.dataset, dataset);
  parent.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
};

/** Attributes of webpack's elements for chunks. */
const part = { webpack: '_N_E:chunk-5' };

it('a script of the running page that cannot be had loads it anew', () => {
  fail('script', { src: '/_next/static/chunks/5.0a1b2c3d.js' }, document.head, part);
  expect(reloadOnce).toHaveBeenCalledTimes(1);
});

it('so does a stylesheet', () => {
  fail('link', { rel: 'stylesheet', href: '/_next/static/css/0a1b2c3d.css' });
  expect(reloadOnce).toHaveBeenCalledTimes(1);
});

it('the router answers for the scripts of the next page by itself', () => {
  fail('script', { src: '/_next/static/chunks/pages/blog-0a1b2c3d.js' }, document.body);
  fail('link', { rel: 'prefetch', href: '/_next/static/chunks/pages/blog-0a1b2c3d.js' });
  expect(reloadOnce).not.toHaveBeenCalled();
});

it('a tag, an extension and a picture are no parts of the page', () => {
  fail('script', { src: 'https://www.googletagmanager.com/gtm.js' }, document.head, part);
  fail('link', { rel: 'stylesheet', href: 'chrome-extension://abc/style.css' });
  fail('img', { src: '/_next/no-such-picture.png' }, document.body);
  fail('script', { src: '/no-such-script.js' });
  expect(reloadOnce).not.toHaveBeenCalled();
});

it('an error that is raised is nothing of the kind', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('broke'), message: 'broke' }));
  expect(reloadOnce).not.toHaveBeenCalled();
});
