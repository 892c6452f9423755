import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderForNode } from './nodeStream';

/** What Next renders pages with: `next dev` by this module, `next start` by a bundle of it. */
const loadRenderer = () =>
  jest.requireActual<{ renderToReadableStream: (element: unknown) => Promise<ReadableStream> }>(
    'next/dist/server/ReactDOMServerPages',
  );

const render = async () => {
  const page = createElement('p', { title: 'Kraków & Gdańsk' }, 'zażółć '.repeat(3000), 1);
  return new Response(await loadRenderer().renderToReadableStream(page)).text();
};

it('Next renders pages with React’s server for Node, and the pages stay the same', async () => {
  const before = await render();
  renderForNode();
  expect(loadRenderer().renderToReadableStream).toBe(
    jest.requireActual('react-dom/server.node').renderToReadableStream,
  );
  expect(await render()).toBe(before);
});

it('the bundle that serves pages loads the server that is replaced, and looks for the function at each call', () => {
  const bundle = readFileSync(
    'node_modules/next/dist/compiled/next-server/pages.runtime.prod.js',
    'utf8',
  );
  expect(bundle).toContain('require("react-dom/server.edge")');
  expect(bundle).toMatch(/\.renderToReadableStream\(/);
});
