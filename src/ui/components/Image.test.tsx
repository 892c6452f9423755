/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Image } from './Image';

const picture = {
  src: '/images/cities/krakow.jpg?v=abc',
  width: 2400,
  height: 1500,
  color: '#e08040',
};

const image = (
  <Image picture={picture} alt="The market square" preset="card" ratio="card" sizes="25vw" />
);

afterEach(() => jest.useRealTimers());

it('comes in several widths, keeps its place, waits until it is near, and shows its tone', () => {
  render(image);
  const shown = screen.getByRole('img', { name: 'The market square' });

  expect(shown).toHaveAttribute(
    'srcset',
    expect.stringMatching(
      /w_320&h_240[^,]* 320w, [^,]*w_600&h_450[^,]* 600w, [^,]* 640w, [^,]*w_1200&h_900[^,]* 1200w$/,
    ),
  );
  expect(shown).toHaveAttribute('sizes', '25vw');
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['320', '240']);
  expect(shown).toHaveAttribute('loading', 'lazy');
  expect(shown).not.toHaveAttribute('fetchpriority');
  expect(shown).toHaveStyle({ backgroundColor: '#e08040' });
});

it('without a shape to be cut to it keeps its own', () => {
  render(<Image picture={picture} alt="A" preset="hero" sizes="100vw" />);
  const shown = screen.getByRole('img');

  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['2400', '1500']);
  expect(shown.getAttribute('srcset')).not.toContain('&h_');
});

it('the main one of a page and the one after it do not wait; the priority is the logo’s, and the main one goes first', () => {
  render(<Image picture={picture} alt="A" preset="hero" sizes="100vw" loading="main" />);
  render(<Image picture={picture} alt="B" preset="card" sizes="100vw" loading="early" />);

  expect(screen.getByAltText('A')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('A')).not.toHaveAttribute('fetchpriority');
  expect(screen.getByAltText('B')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('B')).toHaveAttribute('fetchpriority', 'low');
});

it('phones get a shape of their own, and nothing sharper than one can see', () => {
  const phone = { ratio: 'card', widths: [600, 960], sizes: '88vw' } as const;
  const { container } = render(
    <Image picture={picture} alt="A" preset="hero" phone={phone} sizes="100vw" />,
  );
  const source = container.querySelector('source');

  expect(source).toHaveAttribute('media', '(max-width: 599.95px)');
  expect(source?.getAttribute('srcset')).toMatch(/w_960&h_720[^,]* 960w$/);
  expect(source).toHaveAttribute('sizes', '88vw');
  expect(screen.getByAltText('A')).toHaveAttribute('sizes', '100vw');
});

it('phones get another picture where there is one for them', () => {
  const square = { ...picture, src: '/images/heroes-on-phones/1.jpg', width: 700, height: 700 };
  const phone = { ratio: 'square', widths: [320, 640, 960], picture: square } as const;
  const { container } = render(
    <Image picture={picture} alt="A" preset="hero" phone={phone} sizes="100vw" />,
  );
  const offered = container.querySelector('source')?.getAttribute('srcset');

  expect(offered).toMatch(/w_640&h_640[^,]*heroes-on-phones\/1\.jpg 640w$/);
  expect(offered).not.toContain('krakow');
  expect(screen.getByAltText('A').getAttribute('srcset')).toContain('krakow');
});

it('one that narrow screens hide is not fetched there, although it does not wait', () => {
  const { container } = render(
    <Image picture={picture} alt="A" preset="hero" sizes="33vw" loading="early" hiddenBelow="md" />,
  );
  const [source] = container.getElementsByTagName('source');
  expect(source).toHaveAttribute('media', '(max-width: 959.95px)');
  expect(source?.getAttribute('srcset')).toMatch(/^data:/);
});

it('is idle while it waits for the visitor to come near, and loading where it does not wait', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  // jsdom has the attribute only.
  Object.defineProperty(HTMLImageElement.prototype, 'loading', {
    configurable: true,
    get(this: HTMLImageElement) {
      return this.getAttribute('loading');
    },
  });
  render(image);
  render(<Image picture={picture} alt="B" preset="hero" sizes="100vw" loading="main" />);
  const states = screen.getAllByRole('img').map((it) => it.dataset['state']);
  complete.mockRestore();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'loading');

  expect(states).toEqual(['idle', 'loading']);
});

it('once it is there, its tone is gone', () => {
  render(image);
  fireEvent.load(screen.getByRole('img'));

  expect(screen.getByRole('img')).toHaveAttribute('data-state', 'loaded');
  expect(screen.getByRole('img')).not.toHaveStyle({ backgroundColor: '#e08040' });
});

it('one that does not come is replaced by a drawn one under the same name', () => {
  render(image);
  fireEvent.error(screen.getByRole('img'));

  const drawn = screen.getByRole('img', { name: 'The market square' });
  expect(drawn.tagName).toBe('svg');
  expect(drawn).toHaveAttribute('data-state', 'error');
});

it('one that does not come is asked for once more after some seconds', () => {
  jest.useFakeTimers();
  render(image);
  const wait = () => act(() => jest.advanceTimersByTime(60_000));
  fireEvent.error(screen.getByRole('img'));
  wait();
  expect(screen.getByRole('img').tagName).toBe('IMG');
  fireEvent.error(screen.getByRole('img'));
  wait();
  expect(screen.getByRole('img').tagName).toBe('svg');
});

it('one that comes at the second attempt stays', () => {
  jest.useFakeTimers();
  render(image);
  fireEvent.error(screen.getByRole('img'));
  act(() => jest.advanceTimersByTime(60_000));
  fireEvent.load(screen.getByRole('img'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('img')).toHaveAttribute('data-state', 'loaded');
});

it('what says nothing stays silent when it does not come', () => {
  const { container } = render(
    <Image picture={{ src: '/images/a.jpg' }} alt="" preset="card" ratio="card" sizes="10vw" />,
  );
  fireEvent.error(container.getElementsByTagName('img')[0] as HTMLElement);

  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('one that came, or did not, before anyone could listen is seen for what it is', () => {
  const outcome = (naturalWidth: number) => {
    const complete = jest
      .spyOn(HTMLImageElement.prototype, 'complete', 'get')
      .mockReturnValue(true);
    const size = jest
      .spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get')
      .mockReturnValue(naturalWidth);
    Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', {
      configurable: true,
      get: () => '/x',
    });
    const { container, unmount } = render(image);
    const state = container.querySelector('[data-state]')?.getAttribute('data-state');
    unmount();
    complete.mockRestore();
    size.mockRestore();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'currentSrc');
    return state;
  };

  expect([outcome(320), outcome(0)]).toEqual(['loaded', 'error']);
});

it('is there without any script', () => {
  const html = renderToString(image);
  expect(html).toMatch(/<img[^>]* srcSet="/i);
  expect(html).toContain('background-color:#e08040');
});

it('another picture in the same place starts anew', () => {
  const { rerender } = render(image);
  fireEvent.error(screen.getByRole('img'));
  rerender(
    <Image
      picture={{ ...picture, src: '/images/cities/riga.jpg?v=def' }}
      alt="The roofs"
      preset="card"
      ratio="card"
      sizes="25vw"
    />,
  );

  expect(screen.getByRole('img', { name: 'The roofs' }).tagName).toBe('IMG');
});
