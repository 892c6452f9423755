/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useWholeLayout } from './useWholeLayout';

const Page = ({ isIdle }: { readonly isIdle: boolean }) => {
  useWholeLayout(isIdle);
  return (
    <>
      <main>
        <section>First</section>
        <section>Second</section>
        <section>Third</section>
      </main>
      <footer>Footer</footer>
    </>
  );
};

const root = document.documentElement;

const listLaidOut = () =>
  [...document.querySelectorAll<HTMLElement>('section, footer')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  delete root.dataset['whole'];
});

afterEach(() => {
  jest.useRealTimers();
});

const runFrame = () => jest.advanceTimersByTime(16 + 50);

it('lays out one part after another when the page is idle, and then nothing is left out', () => {
  const { rerender } = render(<Page isIdle={false} />);
  runFrame();
  expect(listLaidOut()).toEqual([]);
  rerender(<Page isIdle />);
  runFrame();
  expect(listLaidOut()).toEqual(['Second']);
  runFrame();
  expect(listLaidOut()).toEqual(['Second', 'Third']);
  expect(root.dataset['whole']).toBeUndefined();
  runFrame();
  runFrame();
  expect(listLaidOut()).toEqual(['Second', 'Third', 'Footer']);
  expect(root.dataset['whole']).toBe('');
});

it('leaves later pages alone', () => {
  root.dataset['whole'] = '';
  render(<Page isIdle />);
  runFrame();
  expect(listLaidOut()).toEqual([]);
});
