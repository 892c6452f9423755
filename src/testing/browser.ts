import { JSDOM } from 'jsdom';

/**
 * Opens a browser in a test that runs without one, so that the code before it runs as on the server. Modules that check
 * for a window when they load must be loaded again in it.
 *
 * @param url the current address of the browser
 * @param html the body that the server sent
 * @returns a function that closes the browser
 */
export const openBrowser = (url: string, html = ''): (() => void) => {
  const { window } = new JSDOM(`<!doctype html><body>${html}</body>`, {
    url,
    pretendToBeVisual: true,
  });
  const names = [
    'window',
    ...Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis)),
  ];
  for (const name of names) {
    const value: unknown = name === 'window' ? window : Reflect.get(window, name);
    // A getter: Jest walks through the values that it finds here, and jsdom's storage sends it into an endless loop.
    Object.defineProperty(globalThis, name, { configurable: true, get: () => value });
  }
  return () => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
    window.close();
  };
};
