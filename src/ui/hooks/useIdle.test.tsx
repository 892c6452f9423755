/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react';
import { useIdle } from './useIdle';

const setReadyState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] });
  setReadyState('complete');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
});

describe('where the browser tells when it is idle', () => {
  const request = jest.fn<number, Parameters<typeof requestIdleCallback>>(() => 7);
  const cancel = jest.fn<undefined, [number]>();

  beforeEach(() => {
    request.mockClear();
    cancel.mockClear();
    Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel });
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it('it is idle when the browser says so', () => {
    const { result } = renderHook(() => useIdle());
    expect(result.current).toBe(false);
    act(() => request.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 10 }));
    expect(result.current).toBe(true);
  });

  it('it is not asked before the page has loaded', () => {
    setReadyState('interactive');
    renderHook(() => useIdle());
    expect(request).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('nobody waits for longer than a second and a half, whatever still loads', () => {
    setReadyState('loading');
    const { result } = renderHook(() => useIdle());
    act(() => jest.advanceTimersByTime(1499));
    expect(result.current).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe(true);
  });

  it('a page that is left asks no more', () => {
    renderHook(() => useIdle()).unmount();
    expect(cancel.mock.calls).toEqual([[7]]);
    setReadyState('interactive');
    renderHook(() => useIdle()).unmount();
    window.dispatchEvent(new Event('load'));
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('where it does not', () => {
  it('it is idle after a second and a half', () => {
    const { result } = renderHook(() => useIdle());
    act(() => jest.advanceTimersByTime(1499));
    expect(result.current).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe(true);
  });

  it('a page that is left leaves no timer behind', () => {
    const { unmount } = renderHook(() => useIdle());
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
