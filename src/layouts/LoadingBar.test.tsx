/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderInSite } from '@/testing/SiteProviders';
import { createTestRouter } from '@/testing/testRouter';
import { LoadingBar } from './LoadingBar';

const router = createTestRouter();
const real = { shallow: false };
const shallow = { shallow: true };

const emit = (event: 'Start' | 'Complete', options = real) =>
  act(() => router.events.emit(`routeChange${event}`, '/krakow', options));

const fail = (error: object) =>
  act(() => router.events.emit('routeChangeError', error, '/krakow', real));

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const track = () => screen.getByRole('progressbar', { hidden: true });
const bar = () => track().firstElementChild;

/** What the bar shows, by its class. */
const phase = () => bar()?.className.split(' ')[1];

const start = async (props: Parameters<typeof LoadingBar>[0] = {}) => {
  await renderInSite(<LoadingBar {...props} />, { router });
  jest.useFakeTimers();
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

it('never shows for a page that comes sooner', async () => {
  await start();
  emit('Start');
  wait(150);
  emit('Complete');
  expect(phase()).toBe('idle');
  wait(200);
  expect(phase()).toBe('idle');
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
  expect(phase()).toBe('fading');
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
  expect(phase()).toBe('idle');
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
  emit('Complete');
  wait(900);
  expect(phase()).toBe('failed');
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
