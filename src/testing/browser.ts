import { JSDOM } from 'jsdom';

/**
 * Opens a browser in a test that runs without one, so that what comes before it is the server's. Modules that look for
 * a window when they load must be loaded anew in it.
 *
 * @param url where the browser is
 * @param html the body that the server sent
 * @returns closes it
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
    // A getter, since Jest walks through the values it finds here, and jsdom's storage leads it in circles.
    Object.defineProperty(globalThis, name, { configurable: true, get: () => value });
  }
  return () => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
    window.close();
  };
};
