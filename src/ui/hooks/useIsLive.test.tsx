/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useIsLive, useIsServed } from './useIsLive';

const rendered: string[] = [];

const Live = () => {
  const text = String(useIsLive());
  rendered.push(text);
  return text;
};

const Served = () => {
  const text = String(useIsServed());
  rendered.push(text);
  return text;
};

const hydrate = async (element: React.JSX.Element) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  rendered.length = 0;
  const failures: unknown[] = [];
  await act(() =>
    hydrateRoot(container, element, { onRecoverableError: (it) => failures.push(it) }),
  );
  return { container, failures };
};

beforeEach(() => {
  rendered.length = 0;
});

it('is false on the server and during hydration, and then true', async () => {
  const { container, failures } = await hydrate(<Live />);
  expect(rendered).toEqual(['false', 'true']);
  expect(container).toHaveTextContent('true');
  expect(failures).toEqual([]);
});

it('is true from the beginning in what first appears in the browser', () => {
  render(<Live />);
  expect(rendered).toEqual(['true']);
});

it('what the server has sent stays known as such, without another rendering', async () => {
  const { failures } = await hydrate(<Served />);
  expect(rendered).toEqual(['true']);
  expect(failures).toEqual([]);
  rendered.length = 0;
  render(<Served />);
  expect(rendered).toEqual(['false']);
});
