/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { freezeClock } from '@/testing/freezeClock';
import { renderPlan } from '@/testing/renderPlan';
import { CurrentStay } from './CurrentStay';
import { RootStateProvider, useRootState } from './useRootState';

beforeEach(() => {
  localStorage.clear();
  freezeClock('2026-11-21T10:00:00Z');
});

const keep = (arrival: string | null, departure: string | null) => {
  if (arrival) localStorage.setItem('selectedArrival', JSON.stringify(arrival));
  if (departure) localStorage.setItem('selectedDeparture', JSON.stringify(departure));
  return { ...localStorage };
};

const stay = ({ now }: ReturnType<typeof renderPlan>) => [
  now().root.selectedArrival,
  now().root.selectedDeparture,
];

it.each([
  ['that ended yesterday', '2026-11-18', '2026-11-20'],
  ['of one day, which was yesterday', '2026-11-20', null],
  ['of which only the last day is known, yesterday', null, '2026-11-20'],
])('a stay %s is no stay, and is left in storage', (_, arrival, departure) => {
  const kept = keep(arrival, departure);
  expect(stay(renderPlan())).toEqual([null, null]);
  expect({ ...localStorage }).toEqual(kept);
});

it('a stay that has begun lasts until its last day', () => {
  keep('2026-11-18', '2026-11-21');
  expect(stay(renderPlan())).toEqual(['2026-11-18', '2026-11-21']);
});

it('a stay ends at midnight of the city, not of the visitor or the server', () => {
  keep('2026-11-18', '2026-11-21');
  freezeClock('2026-11-21T23:30:00Z');
  expect(stay(renderPlan())).toEqual([null, null]);
  const lisbon = { slug: 'lisbon', name: 'Lisbon', timeZone: 'Europe/Lisbon' };
  expect(stay(renderPlan({ city: lisbon }))).toEqual(['2026-11-18', '2026-11-21']);
});

it('without a city it ends for the visitor', () => {
  keep('2026-11-18', '2026-11-20');
  expect(stay(renderPlan({ city: null }))).toEqual([null, null]);
});

it.each([
  ['2026-11-18', '2026-11-20'],
  ['2026-11-18', null],
])('the next stay begins with no day of the last one, %s to %s', (arrival, departure) => {
  keep(arrival, departure);
  const visit = renderPlan();
  visit.act(({ root }) => root.setDeparture('2026-12-07'));
  expect(stay(visit)).toEqual([null, '2026-12-07']);
  visit.act(({ root }) => root.setArrival('2026-12-05'));
  expect(stay(visit)).toEqual(['2026-12-05', '2026-12-07']);
});

it('a new day of arrival ends nothing', () => {
  keep('2026-11-18', '2026-11-20');
  const visit = renderPlan();
  visit.act(({ root }) => root.setArrival('2026-12-05'));
  expect(stay(visit)).toEqual(['2026-12-05', null]);
  expect({ ...localStorage }).toEqual({ selectedArrival: '"2026-12-05"' });
});

it('renders nothing below it again when nothing has changed', () => {
  keep('2026-11-18', '2026-11-20');
  let times = 0;
  const Arrival = () => {
    times += 1;
    return useRootState().selectedArrival;
  };
  const child = <Arrival />;
  // Another zone with the same day is no change below it.
  const at = (timeZone: string) => (
    <RootStateProvider>
      <CurrentStay timeZone={timeZone}>{child}</CurrentStay>
    </RootStateProvider>
  );
  const { rerender } = render(at('Europe/Warsaw'));
  const before = times;
  rerender(at('Europe/Prague'));
  expect(times).toBe(before);
});

it('hydrates as the server has it, which knows no stay', async () => {
  keep('2026-11-18', '2026-11-20');
  const seen: (string | null)[] = [];
  const Arrival = () => {
    const { selectedArrival } = useRootState();
    seen.push(selectedArrival);
    return selectedArrival ?? 'none';
  };
  const page = (
    <RootStateProvider>
      <CurrentStay timeZone="Europe/Warsaw">
        <Arrival />
      </CurrentStay>
    </RootStateProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  await act(async () => render(page, { container, hydrate: true }));
  expect(container).toHaveTextContent('none');
  // At no time is a stay shown that is over.
  expect(new Set(seen)).toEqual(new Set([null]));
});
