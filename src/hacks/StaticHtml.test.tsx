/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticHtml } from './StaticHtml';

const words = (
  <p>
    Bring <em>flat</em> shoes.
  </p>
);

let root: Root;
let troubles: unknown[];

beforeEach(async () => {
  troubles = [];
  jest.spyOn(console, 'error').mockImplementation((...said) => troubles.push(said));
  document.body.innerHTML = renderToString(<StaticHtml>{words}</StaticHtml>);
  await act(async () => {
    root = hydrateRoot(document.body, <StaticHtml>{undefined}</StaticHtml>, {
      onRecoverableError: (error) => troubles.push(error),
    });
  });
});

afterEach(async () => {
  await act(async () => root.unmount());
  jest.restoreAllMocks();
});

const draw = (still: React.ReactNode) => act(async () => root.render(still));

it('what the document shows stays, though the data is without it', async () => {
  expect(document.body).toHaveTextContent('Bring flat shoes.');
  await draw(<StaticHtml>{undefined}</StaticHtml>);
  expect(document.body).toHaveTextContent('Bring flat shoes.');
  expect(troubles).toEqual([]);
});

it('it gives way to what another page says in its place', async () => {
  await draw(<StaticHtml>And a coat.</StaticHtml>);
  expect(document.body.textContent).toBe('And a coat.');
  expect(troubles).toEqual([]);
});
