/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactNode } from 'react';
import { setMotion, watchScroll } from '@/testing/scrolling';
import { createTestRouter } from '@/testing/testRouter';
import { useScroll } from './useScroll';

const router = createTestRouter();

const real = { shallow: false };
const shallow = { shallow: true };

const Shell = ({ children }: { readonly children: ReactNode }) => {
  useScroll();
  return children;
};

const inShell = (page: ReactNode) => (
  <RouterContext.Provider value={router}>
    <Shell>{page}</Shell>
  </RouterContext.Provider>
);

const page = (
  <>
    <button type="button">Krakow</button>
    <h2 id="contact">Contact</h2>
    <h2 id="über-uns">Über uns</h2>
  </>
);

/** Sets the position of a heading on the page, in px. */
const place = (id: string, top: number) => {
  const element = document.getElementById(id);
  if (element) {
    element.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 100, 30);
  }
};

const open = (key: string, url: string) => window.history.replaceState({ key }, '', url);

/** Simulates a navigation of Next: start event, history entry, render, end event. */
const navigate = (
  key: string,
  url: string,
  { options = real, show = () => {} }: { options?: typeof real; show?: () => void } = {},
) =>
  act(() => {
    router.events.emit('routeChangeStart', url, options);
    router.events.emit('beforeHistoryChange', url, options);
    open(key, url);
    show();
    router.events.emit('routeChangeComplete', url, options);
  });

/** Simulates Next's call before it follows back or forward. */
const goBack = () => {
  const [callback] = jest.mocked(router.beforePopState).mock.lastCall ?? [];
  expect(callback?.({ url: '/', as: '/', options: {} })).toBe(true);
};

const goToPart = (key: string, url: string) =>
  act(() => {
    router.events.emit('hashChangeStart', url, real);
    open(key, url);
    router.events.emit('hashChangeComplete', url, real);
  });

const settle = () => act(() => jest.advanceTimersByTime(400));

let seen: number[];

/** Opens the first page of a visit, scrolled down. */
const start = (children: ReactNode = page) => {
  open('home', '/');
  const result = render(inShell(children));
  seen = watchScroll(800);
  place('contact', 2000);
  place('über-uns', 3000);
  return result;
};

beforeEach(() => {
  setMotion('wanted');
  jest.useFakeTimers();
});

afterEach(() => {
  settle();
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('another page', () => {
  it('is looked at from its top, where the view glides', () => {
    start();
    navigate('krakow', '/krakow');
    expect(window.scrollY).toBe(800);
    settle();
    expect(window.scrollY).toBe(0);
    expect(seen.some((top) => top > 0 && top < 800)).toBe(true);
  });

  it('is looked at from the part that its hash names, below what stays at the top', () => {
    document.documentElement.style.scrollPaddingTop = '96px';
    start();
    navigate('about', '/about-us#contact');
    settle();
    expect(window.scrollY).toBe(2000 - 96);
    document.documentElement.removeAttribute('style');
  });

  it('keeps clear of a part that asks for room of its own', () => {
    start();
    screen.getByText('Contact').style.scrollMarginTop = '100px';
    navigate('about', '/about-us#contact');
    settle();
    expect(window.scrollY).toBe(1900);
  });

  it.each(['#über-uns', '#%C3%BCber-uns'])('is found whatever its hash looks like: %s', (hash) => {
    start();
    navigate('about', `/about-us${hash}`);
    settle();
    expect(window.scrollY).toBe(3000);
  });

  it.each(['#nowhere', '#%E0%A4%A', '#'])('is looked at from its top with the hash %s', (hash) => {
    start();
    navigate('about', `/about-us${hash}`);
    settle();
    expect(window.scrollY).toBe(0);
  });

  it('is looked at from a part that comes a moment later', () => {
    const { rerender } = start(<p>Loading</p>);
    navigate('about', '/about-us#contact');
    act(() => jest.advanceTimersByTime(100));
    rerender(inShell(page));
    place('contact', 2000);
    settle();
    expect(window.scrollY).toBe(2000);
  });

  it('starts where the visitor was, though Next has jumped to the top already', () => {
    start();
    navigate('krakow', '/krakow', { show: () => window.scrollTo({ top: 0 }) });
    expect(window.scrollY).toBe(800);
  });

  it('is there at once for those who want no motion', () => {
    setMotion('unwanted');
    start();
    navigate('krakow', '/krakow');
    expect(window.scrollY).toBe(0);
    settle();
    expect(new Set(seen)).toEqual(new Set([0]));
  });

  it('asked for from itself is looked at from the top again', () => {
    start();
    navigate('home', '/');
    settle();
    expect(window.scrollY).toBe(0);
  });
});

describe('a choice that goes into the address', () => {
  it('moves nothing', () => {
    start();
    navigate('home', '/?category=food', { options: shallow });
    settle();
    expect(seen).toEqual([]);
  });

  it('moves nothing when it is an entry of its own', () => {
    start();
    navigate('food', '/?category=food', { options: shallow });
    settle();
    expect(seen).toEqual([]);
  });
});

describe('the way back', () => {
  it('leads to where the visitor was, at once', () => {
    start();
    navigate('krakow', '/krakow');
    settle();
    window.scrollTo({ top: 350 });
    seen.length = 0;
    navigate('home', '/');
    expect(window.scrollY).toBe(800);
    settle();
    expect(new Set(seen)).toEqual(new Set([800]));
    navigate('krakow', '/krakow');
    settle();
    expect(window.scrollY).toBe(350);
  });

  it('leads there though the address has a hash, to which Next jumps', () => {
    start();
    navigate('about', '/about-us#contact');
    settle();
    window.scrollTo({ top: 350 });
    navigate('krakow', '/krakow');
    settle();
    navigate('about', '/about-us#contact');
    act(() => jest.advanceTimersByTime(20));
    window.scrollTo({ top: 2000 });
    settle();
    expect(window.scrollY).toBe(350);
  });

  it('knows where the visitor was when they left, not when they clicked', () => {
    start();
    act(() => router.events.emit('routeChangeStart', '/krakow', real));
    window.scrollTo({ top: 900 });
    navigate('krakow', '/krakow');
    navigate('home', '/');
    expect(window.scrollY).toBe(900);
  });

  it('is known after the app has started anew', () => {
    const { unmount } = start();
    navigate('krakow', '/krakow');
    unmount();
    render(inShell(page));
    navigate('home', '/');
    expect(window.scrollY).toBe(800);
  });

  it('is not shown by the browser, which would move the page that is about to go', () => {
    const { unmount } = start();
    expect(window.history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
    unmount();
    expect(window.history.scrollRestoration).toBe('auto');
  });

  it.each(['reload', 'back_forward'])(
    'from elsewhere (%s) is the browser’s, and Next’s jump to the hash is undone',
    (type) => {
      Object.assign(performance, { getEntriesByType: () => [{ type }] });
      open('about', '/about-us#contact');
      seen = watchScroll(500);
      render(inShell(page));
      act(() => jest.advanceTimersByTime(20));
      window.scrollTo({ top: 2000 });
      settle();
      expect(window.scrollY).toBe(500);
    },
  );

  it('leaves an address with a hash that is opened for the first time to the browser', () => {
    Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
    open('about', '/about-us#contact');
    seen = watchScroll(0);
    render(inShell(page));
    settle();
    expect(seen).toEqual([]);
  });
});

describe('a part of the same page', () => {
  it('is glided to', () => {
    start();
    goToPart('part', '/#contact');
    expect(window.scrollY).toBe(800);
    settle();
    expect(window.scrollY).toBe(2000);
    expect(seen.some((top) => top > 800 && top < 2000)).toBe(true);
  });

  it('is glided to again when it is asked for again', () => {
    start();
    goToPart('part', '/#contact');
    settle();
    window.scrollTo({ top: 10 });
    goToPart('part', '/#contact');
    settle();
    expect(window.scrollY).toBe(2000);
  });

  it('that does not exist moves nothing', () => {
    start();
    goToPart('part', '/#nowhere');
    settle();
    expect(seen).toEqual([]);
  });

  it.each(['/#top', '/'])('is the top for %s', (url) => {
    start();
    goToPart('part', url);
    settle();
    expect(window.scrollY).toBe(0);
  });

  it('is left by the way back, to where the visitor was', () => {
    start();
    goToPart('part', '/#contact');
    settle();
    goToPart('home', '/');
    expect(window.scrollY).toBe(800);
  });
});

describe('a plain link to a part of the same page', () => {
  const user = userEvent.setup({ delay: null });
  const link = <a href="#contact">To contact</a>;

  beforeEach(() => router.push.mockClear());

  it('goes through the router, so that the way back is known', async () => {
    start(link);
    await user.click(screen.getByText('To contact'));
    expect(router.push.mock.calls).toEqual([['#contact', undefined, { scroll: false }]]);
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('is the browser’s with %s held', async (key) => {
    start(link);
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByText('To contact'));
    await user.keyboard(`{/${key}}`);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is whose who has taken the click', async () => {
    start(
      <button type="button" onClick={(event) => event.preventDefault()}>
        {link}
      </button>,
    );
    await user.click(screen.getByText('To contact'));
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each([
    <a key="1" href="https://brand.example/#contact" onClick={(event) => event.preventDefault()}>
      Other
    </a>,
    <a key="2" href="#contact" target="_blank" rel="noopener">
      Other
    </a>,
    <span key="3">Other</span>,
  ])('is none of the others', async (other) => {
    start(other);
    await user.click(screen.getByText('Other'));
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe('the focus', () => {
  it('is at the start of another page, wherever it was before', () => {
    start();
    screen.getByText('Krakow').focus();
    navigate('krakow', '/krakow');
    expect(document.body).toHaveFocus();
    expect(document.body).not.toHaveAttribute('tabindex');
  });

  it('is at the part that the hash names, on another page and on the same', () => {
    start();
    navigate('about', '/about-us#contact');
    expect(screen.getByText('Contact')).toHaveFocus();
    goToPart('part', '/about-us#%C3%BCber-uns');
    expect(screen.getByText('Über uns')).toHaveFocus();
  });

  it('leaves no trace on what took it once', () => {
    start();
    navigate('about', '/about-us#contact');
    screen.getByText('Krakow').focus();
    expect(screen.getByText('Contact')).not.toHaveAttribute('tabindex');
  });

  it('stays where the new page has put it', () => {
    start(<h1 tabIndex={-1}>Thank you</h1>);
    navigate('thanks', '/thankYou', { show: () => screen.getByText('Thank you').focus() });
    expect(screen.getByText('Thank you')).toHaveFocus();
  });

  it('stays where it is on the way back and with a choice', () => {
    start();
    navigate('food', '/?category=food', { options: shallow });
    screen.getByText('Krakow').focus();
    navigate('home', '/', { options: shallow });
    expect(screen.getByText('Krakow')).toHaveFocus();
  });
});

it('leaves nothing behind in the browser before anything has been left', () => {
  start();
  act(() => router.events.emit('routeChangeStart', '/', shallow));
  expect(sessionStorage).toHaveLength(0);
});

it('finds a visitor’s place again who turned round before the next page was there', () => {
  start();
  act(() => {
    router.events.emit('routeChangeStart', '/krakow', real);
    router.events.emit('beforeHistoryChange', '/krakow', real);
  });
  goBack();
  navigate('home', '/#contact');
  settle();
  expect(window.scrollY).toBe(800);
});

it('does so too when that page still arrives after they have turned round', () => {
  start();
  act(() => {
    router.events.emit('beforeHistoryChange', '/krakow', real);
    open('krakow', '/krakow');
  });
  open('home', '/#contact');
  goBack();
  act(() => router.events.emit('routeChangeComplete', '/krakow', real));
  navigate('home', '/#contact');
  settle();
  expect(window.scrollY).toBe(800);
});
