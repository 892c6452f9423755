/** @jest-environment jsdom */

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const granted = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
  security_storage: 'granted',
};

const freshDocument = async () => {
  jest.resetModules();
  delete window.dataLayer;
  document.head.innerHTML = '';
  const reloadPage = jest.fn();
  jest.doMock('./reloadPage', () => ({ reloadPage }));
  const { denyByDefault } = await import('./consentMode');
  const { followChoice } = await import('./followChoice');
  const { loadTagManager } = await import('./tagManager');
  return { denyByDefault, followChoice, loadTagManager, reloadPage };
};

/** Only `arguments` objects count as commands. */
const readCommands = () =>
  (window.dataLayer ?? [])
    .filter((it) => Object.prototype.toString.call(it) === '[object Arguments]')
    .map((it) => Array.from(it as ArrayLike<unknown>));

it('everything is denied first, once', async () => {
  const { denyByDefault } = await freshDocument();
  denyByDefault();
  denyByDefault();
  expect(readCommands()).toEqual([['consent', 'default', denied]]);
});

it('a yes grants it with security storage, and holds cookies to a year', async () => {
  const { denyByDefault, followChoice } = await freshDocument();
  denyByDefault();
  followChoice(true);
  followChoice(true);
  expect(readCommands()).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
    ['set', { cookie_expires: 31_536_000 }],
  ]);
});

it('a no tells nothing, and erases what is left of an earlier visit', async () => {
  const { followChoice, reloadPage } = await freshDocument();
  document.cookie = '_ga=GA1.1.1; Path=/';
  followChoice(false);
  expect(document.cookie).toBe('');
  expect(readCommands()).toEqual([]);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('a yes that is taken back denies all, erases and unloads what was loaded', async () => {
  const { followChoice, loadTagManager, reloadPage } = await freshDocument();
  followChoice(true);
  loadTagManager('GTM-1');
  document.cookie = '_ga=GA1.1.1; Path=/';
  followChoice(false);
  expect(readCommands().at(-1)).toEqual([
    'consent',
    'update',
    Object.fromEntries(Object.keys(granted).map((name) => [name, 'denied'])),
  ]);
  expect(document.cookie).toBe('');
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('the tag manager is loaded once, by a script that names the container and nothing else', async () => {
  const { loadTagManager } = await freshDocument();
  loadTagManager('GTM-1&x="');
  loadTagManager('GTM-2');
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map(({ src, text }) => [src, text])).toEqual([
    ['https://www.googletagmanager.com/gtm.js?id=GTM-1%26x%3D%22', ''],
  ]);
  expect(window.dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
});
