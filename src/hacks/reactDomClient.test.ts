/** @jest-environment jsdom */
import { createElement, useEffect } from 'react';
import { act } from '@testing-library/react';
import type * as ReactDomClient from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const client = jest.requireActual<typeof ReactDomClient>('./reactDomClient');

const listened: string[] = [];

const Page = () => {
  useEffect(() => void listened.push('hydrated'), []);
  return createElement('p', null, 'Krakow');
};

it('hydrates in a transition, so that the browser can handle input in between', async () => {
  document.body.innerHTML = renderToString(createElement(Page));
  let root: ReactDomClient.Root | undefined;
  // Outside of `act` nothing but a transition waits for its turn: React's own `hydrateRoot` would start at once.
  await act(async () => {
    root = client.hydrateRoot(document.body, createElement(Page));
    expect(listened).toEqual([]);
  });
  expect(listened).toEqual(['hydrated']);
  expect(document.body).toHaveTextContent('Krakow');
  await act(async () => root?.unmount());
});
