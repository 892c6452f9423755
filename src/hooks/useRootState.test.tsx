/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RootStateProvider, useRootState } from './useRootState';

const Probe = () => {
  const { currency, setCurrency, sidebarIsOpen, setSidebar, toggleSidebar } = useRootState();
  return (
    <>
      <p>{`${currency ?? 'none'}, ${sidebarIsOpen ? 'open' : 'closed'}`}</p>
      <button onClick={() => setCurrency('EUR')}>euro</button>
      <button onClick={toggleSidebar}>toggle</button>
      <button onClick={() => setSidebar(true)}>open</button>
      <button onClick={() => setSidebar(false)}>close</button>
    </>
  );
};

const start = () =>
  render(
    <RootStateProvider>
      <Probe />
    </RootStateProvider>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('the currency', () => {
  it('is nothing until a visitor chooses one', () => {
    start();
    expect(screen.getByText('none, closed')).toBeInTheDocument();
  });

  it('is not written by a mere visit', () => {
    start();
    expect({ ...localStorage }).toEqual({});
  });

  it('is kept under its own name once chosen, and found again at the next visit', async () => {
    const { unmount } = start();
    await press('euro');
    expect({ ...localStorage }).toEqual({ currency: '"EUR"' });
    unmount();
    start();
    expect(screen.getByText('EUR, closed')).toBeInTheDocument();
  });

  it.each(['SEK', '"SEK"'])('is read from %s', (text) => {
    localStorage.setItem('currency', text);
    start();
    expect(screen.getByText('SEK, closed')).toBeInTheDocument();
  });

  it.each(['', 'null', '{', '"XYZ"', 'eur', '["EUR"]', '{"EUR":1}', '7', '"constructor"'])(
    'is nothing while %j stands in storage, which is left as it is',
    (junk) => {
      localStorage.setItem('currency', junk);
      start();
      expect(screen.getByText('none, closed')).toBeInTheDocument();
      expect(localStorage.getItem('currency')).toBe(junk);
    },
  );

  it('follows a choice in another tab', () => {
    start();
    act(() => {
      localStorage.setItem('currency', '"NOK"');
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'currency', storageArea: localStorage }),
      );
    });
    expect(screen.getByText('NOK, closed')).toBeInTheDocument();
  });
});

describe('the sidebar', () => {
  it('is toggled', async () => {
    start();
    await press('toggle');
    expect(screen.getByText(/, open$/)).toBeInTheDocument();
    await press('toggle');
    expect(screen.getByText(/, closed$/)).toBeInTheDocument();
  });

  it('is set, however it was', async () => {
    start();
    for (const name of ['open', 'open']) await press(name);
    expect(screen.getByText(/, open$/)).toBeInTheDocument();
    for (const name of ['close', 'close']) await press(name);
    expect(screen.getByText(/, closed$/)).toBeInTheDocument();
  });
});

it('says what is missing when no provider is above', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Probe />)).toThrow('RootStateProvider');
  silent.mockRestore();
});

// The last one here, since the choice stays in memory once storage has refused it.
it('a currency chosen where storage is forbidden holds for the visit', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
  );
  start();
  await press('euro');
  expect(screen.getByText('EUR, closed')).toBeInTheDocument();
  for (const spy of spies) spy.mockRestore();
});
