/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactNode } from 'react';
import { createTestRouter } from '@/testing/testRouter';
import { useAddressState } from './useAddressState';

const toQuery = ({ size }: { readonly size: number }, search = '') => {
  const query = new URLSearchParams(search);
  query.set('size', String(size));
  return query.toString();
};

/** Selects a size on a page, and returns the URLs that the router received. */
const choose = async (asPath: string) => {
  const router = createTestRouter({ asPath });
  const { result } = renderHook(
    () => useAddressState(({ size }) => ({ size: Number(size ?? 1) }), toQuery),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
      ),
    },
  );
  await act(async () => result.current[1]({ size: 2 }));
  return router.replace.mock.calls.map(([address]) => address);
};

it.each([
  ['/krakow', '/krakow?size=2'],
  ['/krakow?size=1', '/krakow?size=2'],
  ['/krakow#top', '/krakow?size=2'],
  ['/krakow?from=a?b&to=c#top', '/krakow?from=a%3Fb&to=c&size=2'],
  ['/krakow?', '/krakow?size=2'],
])(
  'on %s a choice leads to %s, and nothing else of the address is lost',
  async (asPath, address) => {
    expect(await choose(asPath)).toEqual([address]);
  },
);

describe('while the router is still on its way to where the page is', () => {
  const begin = () => {
    const place = { asPath: '/krakow' };
    const router = createTestRouter(place);
    let isReady = false;
    const { result, rerender } = renderHook(
      () => useAddressState(({ size }) => ({ size: Number(size ?? 1) }), toQuery),
      {
        wrapper: ({ children }: { readonly children: ReactNode }) => (
          <RouterContext.Provider value={{ ...router, isReady }}>{children}</RouterContext.Provider>
        ),
      },
    );
    const arrive = () =>
      act(async () => {
        isReady = true;
        rerender();
      });
    return { router, result, arrive };
  };

  it('a choice is shown at once and written when it has arrived', async () => {
    const { router, result, arrive } = begin();
    await act(async () => result.current[1]({ size: 2 }));
    await act(async () => result.current[1]({ size: 3 }));
    expect(router.replace).not.toHaveBeenCalled();
    expect(result.current[0]).toEqual({ size: 3 });
    await arrive();
    expect(router.replace.mock.calls.map(([address]) => address)).toEqual(['/krakow?size=3']);
  });

  it('nothing is written where nothing was chosen', async () => {
    const { router, arrive } = begin();
    await arrive();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('a choice that could not be written is shown all the same', async () => {
    const { router, result, arrive } = begin();
    router.replace.mockResolvedValueOnce(false);
    await act(async () => result.current[1]({ size: 2 }));
    await arrive();
    expect(result.current[0]).toEqual({ size: 2 });
  });
});
