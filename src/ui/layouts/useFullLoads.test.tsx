/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { reloading } from '@/browser/deployWatcher/reloadOnce';
import { hardNavigate } from '@/lib/hardNavigate';
import { useFullLoads } from './useFullLoads';

jest.mock('@/lib/hardNavigate');

const onClick = jest.fn<undefined, []>();

const paths = { prague: '/prague', eight: '/krakow?people=8#faq' } as const;

const Page = ({ isWanted }: { readonly isWanted: boolean }) => {
  useFullLoads(isWanted);
  return (
    <>
      <a href={paths.prague} onClick={onClick}>
        <b>Prague</b>
      </a>
      <a href="#faq">Questions</a>
      <a href={paths.eight}>Questions of eight</a>
      <a href="/terms" target="_blank" rel="noreferrer">
        Terms
      </a>
      <a href="/plan.ics" download>
        Calendar
      </a>
      <a href="https://wa.me/48123">Chat</a>
      <a href="mailto:hello@shop.example">Mail</a>
      <button>Add</button>
    </>
  );
};

/** @returns whether a handler prevented the default */
const click = (text: string, init: MouseEventInit = {}) => {
  const target = screen.getByText(text);
  const event = createEvent.click(target, { bubbles: true, cancelable: true, button: 0, ...init });
  // Prevents the navigation, which jsdom does not implement and would report.
  let isTaken = false;
  const look = (heard: Event) => {
    isTaken = heard.defaultPrevented;
    heard.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent(target, event);
  return isTaken;
};

beforeEach(() => {
  jest.mocked(hardNavigate).mockReset();
  onClick.mockReset();
  reloading.isLeaving = false;
  window.history.replaceState(null, '', '/krakow');
});

it('a link to another page of the site loads it in full', () => {
  render(<Page isWanted />);
  expect(click('Prague')).toBe(true);
  expect(hardNavigate).toHaveBeenCalledWith('http://localhost/prague');
  expect(reloading.isLeaving).toBe(true);
});

it('what else a click does is still done', () => {
  render(<Page isWanted />);
  click('Prague');
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('also when the way leads to the same page with another query', () => {
  render(<Page isWanted />);
  click('Questions of eight');
  expect(hardNavigate).toHaveBeenCalledWith('http://localhost/krakow?people=8#faq');
});

it.each(['Questions', 'Terms', 'Calendar', 'Chat', 'Mail', 'Add'])('"%s" is left alone', (text) => {
  render(<Page isWanted />);
  expect(click(text)).toBe(false);
  expect(hardNavigate).not.toHaveBeenCalled();
});

it.each([
  ['a new tab', { ctrlKey: true }],
  ['a new tab of a Mac', { metaKey: true }],
  ['a new window', { shiftKey: true }],
  ['a download', { altKey: true }],
  ['the middle button', { button: 1 }],
])('so is a click for %s', (_, init) => {
  render(<Page isWanted />);
  expect(click('Prague', init)).toBe(false);
  expect(hardNavigate).not.toHaveBeenCalled();
});

it('nothing is taken in hand before it is wanted, nor once it is wanted no more', () => {
  const { rerender } = render(<Page isWanted={false} />);
  expect(click('Prague')).toBe(false);
  rerender(<Page isWanted />);
  expect(click('Prague')).toBe(true);
  rerender(<Page isWanted={false} />);
  expect(click('Prague')).toBe(false);
  expect(hardNavigate).toHaveBeenCalledTimes(1);
});
