/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { reloading } from '@/browser/deployWatcher/reloadOnce';
import { useCart } from '@/ui/hooks/useCart';
import { fetchPayload } from '@/platform/http/client';
import { hardNavigate } from '@/lib/hardNavigate';
import { kartingProduct } from '@/testing/plannedCart';
import { renderInSite } from '@/testing/SiteProviders';
import { DeployWatcher } from './DeployWatcher';

jest.mock('@/platform/http/client');
jest.mock('@/lib/hardNavigate');

const prague = '/prague';

const Page = () => {
  const { toggleItem } = useCart();
  return (
    <>
      <button onClick={() => toggleItem(kartingProduct)}>Plan</button>
      <a href={prague}>Prague</a>
      <DeployWatcher />
    </>
  );
};

/** An error boundary that shows errors of its children. */
class Net extends Component<{ readonly children: ReactNode }> {
  override readonly state: { readonly error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
  }
}

const start = async (served: string) => {
  window.__NEXT_DATA__ = { ...window.__NEXT_DATA__, buildId: 'old' };
  jest.mocked(fetchPayload).mockResolvedValue({ id: served });
  const page = await renderInSite(
    <Net>
      <Page />
    </Net>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1000));
  return page;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(hardNavigate).mockReset();
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const follow = (link: HTMLElement) => {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  act(() => link.click());
};

it('links go on within the app while the build is served that the page was made by', async () => {
  const { getByText } = await start('old');
  follow(getByText('Prague'));
  expect(hardNavigate).not.toHaveBeenCalled();
});

it('once a newer one is served, the next link loads its page in full', async () => {
  const { getByText } = await start('new');
  expect(hardNavigate).not.toHaveBeenCalled();
  follow(getByText('Prague'));
  expect(hardNavigate).toHaveBeenCalledWith('http://localhost/prague');
});

it('a plan that is kept is no reason to stay', async () => {
  const { getByText } = await start('new');
  act(() => getByText('Plan').click());
  expect(reloading.isHarmless).toBe(true);
  follow(getByText('Prague'));
  expect(hardNavigate).toHaveBeenCalledTimes(1);
});

it('a plan that nothing can keep is: neither link nor reload drops it', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const { getByText } = await start('new');
  expect(reloading.isHarmless).toBe(true);
  act(() => getByText('Plan').click());
  expect(reloading.isHarmless).toBe(false);
  follow(getByText('Prague'));
  expect(hardNavigate).not.toHaveBeenCalled();
});

it('what the shop fails at without anybody catching it is raised for the boundary above', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { findByText } = await start('old');
  const error = Object.assign(new Error('broke'), {
    stack: 'Error: broke\n    at http://localhost/_next/static/chunks/5.0a1b2c3d.js:1:2',
  });
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error })));
  expect(await findByText('broke')).toBeInTheDocument();
});
