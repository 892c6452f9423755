/** @jest-environment jsdom */
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the stylesheet itself: jsdom applies none
import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { renderInSite } from '@/testing/SiteProviders';
import { createTestRouter } from '@/testing/testRouter';
import { LoadingBar } from './LoadingBar';

const router = createTestRouter();
const real = { shallow: false };
const shallow = { shallow: true };

const emit = (event: 'Start' | 'Complete', options = real) =>
  act(() => router.events.emit(`routeChange${event}`, '/krakow', options));

const fail = (error: object, options = real) =>
  act(() => router.events.emit('routeChangeError', error, '/krakow', options));

const changeHash = (event: 'Start' | 'Complete') =>
  act(() => router.events.emit(`hashChange${event}`, '/krakow#faq', real));

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const track = () => screen.getByRole('progressbar', { hidden: true });
const bar = () => track().firstElementChild;

/** The bar's phase, read from its class. */
const phase = () => bar()?.className.split(' ')[1];

const start = async (props: Parameters<typeof LoadingBar>[0] = {}) => {
  await renderInSite(<LoadingBar {...props} />, { router });
  jest.useFakeTimers();
};

/** Collects the phases that occur within a time. */
const watch = (ms: number) => {
  const seen = [phase()];
  for (let passed = 0; passed < ms; passed += 10) {
    wait(10);
    if (seen.at(-1) !== phase()) seen.push(phase());
  }
  return seen;
};

afterEach(() => jest.useRealTimers());

it('shows nothing while nothing loads', async () => {
  await start();
  expect(phase()).toBe('idle');
  expect(track()).toHaveAttribute('aria-hidden', 'true');
});

it('starts once a page has been loading for 200 ms, not before', async () => {
  await start();
  emit('Start');
  wait(199);
  expect(phase()).toBe('idle');
  wait(1);
  expect(phase()).toBe('loading');
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
});

it('runs for two seconds', async () => {
  await start();
  emit('Start');
  wait(200);
  expect(bar()).toHaveStyle({ transitionDuration: '2000ms' });
});

it.each(['idle', 'failed'] as const)(
  'never shows for a page that comes sooner, where it rests %s',
  async (rest) => {
    await start({ rest });
    emit('Start');
    wait(199);
    emit('Complete');
    expect(watch(3000)).toEqual([rest]);
  },
);

it('goes on hiding when the next page comes sooner than that', async () => {
  await start();
  emit('Start');
  wait(300);
  emit('Complete');
  wait(600);
  emit('Start');
  wait(100);
  emit('Complete');
  expect(watch(1000)).toEqual(['fading', 'idle']);
});

it('hides 500 ms after the page has come, and is back where it began 400 ms later', async () => {
  await start();
  emit('Start');
  wait(300);
  emit('Complete');
  expect(phase()).toBe('done');
  wait(499);
  expect(phase()).toBe('done');
  wait(1);
  expect(phase()).toBe('fading');
  wait(399);
  expect(phase()).toBe('fading');
  wait(1);
  expect(phase()).toBe('idle');
});

it('turns red when a page cannot be loaded, then hides in the same way', async () => {
  await start();
  emit('Start');
  wait(300);
  fail(new Error('down'));
  expect(phase()).toBe('failed');
  wait(500);
  expect(phase()).toBe('fadingRed');
  wait(400);
  expect(phase()).toBe('idle');
});

it('turns red even when the failure comes before the bar has shown', async () => {
  await start();
  emit('Start');
  wait(50);
  fail(new Error('down'));
  expect(phase()).toBe('failed');
});

it('goes on for the next page when a visitor changes their mind', async () => {
  await start();
  emit('Start');
  wait(300);
  fail({ cancelled: true });
  emit('Start');
  wait(200);
  expect(phase()).toBe('loading');
  wait(100);
  emit('Complete');
  expect(phase()).toBe('done');
});

it('rests when the page was given up for a change of this one', async () => {
  await start();
  emit('Start');
  wait(100);
  fail({ cancelled: true });
  wait(5000);
  expect(phase()).toBe('idle');
  emit('Start');
  wait(300);
  fail({ cancelled: true });
  expect(phase()).toBe('idle');
});

it('starts anew when another page is asked for while it hides', async () => {
  await start();
  emit('Start');
  wait(300);
  emit('Complete');
  wait(300);
  emit('Start');
  wait(200);
  expect(phase()).toBe('loading');
  wait(5000);
  expect(phase()).toBe('loading');
});

it('shows nothing for a mere change of the address', async () => {
  await start();
  emit('Start', shallow);
  wait(1000);
  expect(phase()).toBe('idle');
  emit('Complete', shallow);
  expect(watch(3000)).toEqual(['idle']);
});

it('shows nothing for a part of the same page', async () => {
  await start();
  changeHash('Start');
  wait(1000);
  changeHash('Complete');
  expect(watch(3000)).toEqual(['idle']);
});

it('goes on for a page that loads while a choice goes into the address', async () => {
  await start();
  emit('Start');
  wait(300);
  emit('Start', shallow);
  emit('Complete', shallow);
  expect(phase()).toBe('loading');
});

it('rests when a choice in the address took the place of the page', async () => {
  await start();
  emit('Start');
  wait(300);
  fail({ cancelled: true }, shallow);
  emit('Start', shallow);
  emit('Complete', shallow);
  expect(watch(3000)).toEqual(['idle']);
});

it('is 3 pixels high, or 6 on the error screen, where it rests red', async () => {
  await start();
  expect(bar()).toHaveStyle({ height: '3px' });
  jest.useRealTimers();
  document.body.replaceChildren();
  await start({ height: 6, rest: 'failed' });
  expect(bar()).toHaveStyle({ height: '6px' });
  expect(phase()).toBe('failed');
  emit('Start');
  wait(300);
  expect(phase()).toBe('loading');
  emit('Complete');
  wait(900);
  expect(phase()).toBe('failed');
});

it('is red on the error screen alone while another page loads', async () => {
  const css = readFileSync('src/ui/layouts/LoadingBar.module.css', 'utf8').replaceAll(/\s+/g, ' ');
  expect(css).toContain('.red .bar, .failed, .fadingRed { background: #d0121b; }');
  await start();
  expect(track()).not.toHaveClass('red');
  jest.useRealTimers();
  document.body.replaceChildren();
  await start({ height: 6, rest: 'failed' });
  emit('Start');
  wait(300);
  expect(phase()).toBe('loading');
  expect(track()).toHaveClass('red');
});

it('does not grow for those who want no motion', () => {
  // The rule of all elements: it also goes before the durations in this bar's style attribute.
  const css = readFileSync('src/views/app/global.css', 'utf8');
  const [, quiet = ''] = css.split('@media (prefers-reduced-motion: reduce)');
  expect(quiet.replaceAll(/\s+/g, ' ')).toMatch(
    /^ \{ \*, [^{}]+\{[^}]* transition: none !important; \}/,
  );
});

it('listens no more once it is gone', async () => {
  const { unmount } = await renderInSite(<LoadingBar />, { router });
  const off = jest.spyOn(router.events, 'off');
  unmount();
  expect(off.mock.calls.map(([event]) => event)).toEqual([
    'routeChangeStart',
    'routeChangeComplete',
    'routeChangeError',
  ]);
});
