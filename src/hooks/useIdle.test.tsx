/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react';
import { useIdle } from './useIdle';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] }));
afterEach(() => jest.useRealTimers());

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

  it('it is asked, for a second and a half at the most', () => {
    renderHook(() => useIdle());
    expect(request.mock.calls.map(([, options]) => options)).toEqual([{ timeout: 1500 }]);
  });

  it('it is idle when the browser says so', () => {
    const { result } = renderHook(() => useIdle());
    expect(result.current).toBe(false);
    act(() => request.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 10 }));
    expect(result.current).toBe(true);
  });

  it('a page that is left asks no more', () => {
    renderHook(() => useIdle()).unmount();
    expect(cancel.mock.calls).toEqual([[7]]);
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
