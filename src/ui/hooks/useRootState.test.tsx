/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeInAnotherTab, forbidStorage } from '@/testing/browserStorage';
import { freezeClock } from '@/testing/freezeClock';
import { renderPlan } from '@/testing/renderPlan';
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
    changeInAnotherTab('currency', 'NOK');
    expect(screen.getByText('NOK, closed')).toBeInTheDocument();
  });
});

describe('the stay', () => {
  beforeEach(() => freezeClock('2026-11-21T10:00:00Z'));

  const open = () => renderPlan();
  const stay = ({ now }: ReturnType<typeof open>) => [
    now().root.selectedArrival,
    now().root.selectedDeparture,
  ];

  it('is nothing until it is chosen, and is kept once it is', () => {
    const visit = open();
    expect(stay(visit)).toEqual([null, null]);
    visit.act(({ root }) => root.setArrival('2026-12-05'));
    visit.act(({ root }) => root.setDeparture('2026-12-07'));
    expect({ ...localStorage }).toEqual({
      selectedArrival: '"2026-12-05"',
      selectedDeparture: '"2026-12-07"',
    });
    visit.unmount();
    expect(stay(open())).toEqual(['2026-12-05', '2026-12-07']);
  });

  it('is removed from storage when it is set to null', () => {
    const visit = open();
    visit.act(({ root }) => root.setArrival('2026-12-05'));
    visit.act(({ root }) => root.setDeparture('2026-12-07'));
    visit.act(({ root }) => root.setArrival(null));
    expect({ ...localStorage }).toEqual({ selectedDeparture: '"2026-12-07"' });
    visit.act(({ root }) => root.setDeparture(null));
    expect({ ...localStorage }).toEqual({});
  });

  it('has no end before its start: the day that was chosen last counts', () => {
    const visit = open();
    visit.act(({ root }) => root.setArrival('2026-12-05'));
    visit.act(({ root }) => root.setDeparture('2026-12-07'));
    visit.act(({ root }) => root.setArrival('2026-12-10'));
    expect(stay(visit)).toEqual(['2026-12-10', null]);
    visit.act(({ root }) => root.setDeparture('2026-12-01'));
    expect(stay(visit)).toEqual([null, '2026-12-01']);
  });

  it('may be a single day', () => {
    const visit = open();
    visit.act(({ root }) => root.setArrival('2026-12-05'));
    visit.act(({ root }) => root.setDeparture('2026-12-05'));
    expect(stay(visit)).toEqual(['2026-12-05', '2026-12-05']);
  });

  it.each(['"2026-02-30"', '"tomorrow"', '20261205', '{}', 'null'])(
    'is nothing while %s stands in storage',
    (junk) => {
      localStorage.setItem('selectedArrival', junk);
      expect(stay(open())).toEqual([null, null]);
    },
  );

  it('follows a choice in another tab', () => {
    const visit = open();
    changeInAnotherTab('selectedArrival', '2026-12-05');
    expect(stay(visit)).toEqual(['2026-12-05', null]);
  });
});

describe('the people', () => {
  const people = ({ now }: ReturnType<typeof renderPlan>) => now().root.selectedNumberOfPeople;

  it('are four until somebody says how many, and are kept then', () => {
    const visit = renderPlan();
    expect(people(visit)).toBe(4);
    visit.act(({ root }) => root.setNumberOfPeople(12));
    expect(people(visit)).toBe(12);
    expect({ ...localStorage }).toEqual({ selectedNumberOfPeople: '12' });
  });

  it('are four again, and no longer stored, when set to null', () => {
    const visit = renderPlan();
    visit.act(({ root }) => root.setNumberOfPeople(12));
    visit.act(({ root }) => root.setNumberOfPeople(null));
    expect(people(visit)).toBe(4);
    expect({ ...localStorage }).toEqual({});
  });

  it.each(['0', '-3', '2.5', '201', 'many', '[]', 'true', 'null'])(
    'are four while %s stands in storage',
    (junk) => {
      localStorage.setItem('selectedNumberOfPeople', junk);
      expect(people(renderPlan())).toBe(4);
    },
  );
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

it('a currency chosen where storage is forbidden holds for the visit', async () => {
  forbidStorage();
  start();
  await press('euro');
  expect(screen.getByText('EUR, closed')).toBeInTheDocument();
});
