/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActivity, createWeekend, range } from '@/commerce/timeline/testing/weekends';
import type { Start } from '@/commerce/timeline/weekend';
import type { SiteId } from '@/config/sites/site';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { Timeline } from './Timeline';

const names = new Map([
  [1, 'Go-karting'],
  [2, 'Food tour'],
  [3, 'Karaoke'],
]);

const clashing = createWeekend([
  createActivity(1, { time: '10:00' }, { durationMinutes: 180 }),
  createActivity(2, { time: '14:00' }, { begins: range, startTimes: ['12:00', '14:00'] }),
  createActivity(3, { dateChoice: 'held' }, { minAge: 18 }),
]);

const open = (
  weekend = clashing,
  onMove?: (starts: readonly Start[]) => void,
  siteId: SiteId = 'en',
) =>
  renderInSite(
    <Timeline
      weekend={weekend}
      city="Krakow"
      nameOf={(id) => names.get(id) ?? ''}
      onMove={onMove}
    />,
    { siteId },
  );

const overlapping = createWeekend([
  createActivity(1, { time: '10:00' }, { durationMinutes: 180 }),
  createActivity(2, { time: '12:00' }, { startTimes: ['12:00', '15:00'] }),
]);

it('lists the activities of each day in order, with start, end, place and the way between', async () => {
  await open();
  const saturday = screen.getByRole('region', { name: /Saturday.* 20 June/ });
  const items = within(saturday).getAllByRole('listitem');
  expect(items.map((it) => it.textContent)).toEqual([
    expect.stringMatching(/10:00 – 13:00Go-karting.*3 hrs.*Market/),
    expect.stringMatching(/25 min(?:s)? by car · 35 min(?:s)? free.*14:00 – 16:00Food tour.*Range/),
  ]);
  expect(screen.getByText('1 choice is still open.')).toBeVisible();
});

it('names a clash at its activity, and a press on its way out sets the other start', async () => {
  const onMove = jest.fn();
  await open(overlapping, onMove);
  expect(screen.getByText('Overlaps with Go-karting.')).toBeVisible();
  await userEvent.click(
    await screen.findByRole('button', { name: /Move to Sat.*20 Jun.*15:00.*Food tour/ }),
  );
  expect(onMove).toHaveBeenCalledWith(
    [{ id: 2, day: '2026-06-20', time: '15:00' }],
    expect.stringContaining('Food tour'),
  );
  // The button is gone with its clash.
  expect(screen.getByRole('heading', { name: 'Hour by hour' })).toHaveFocus();
});

it('shows an arrangement before it is applied', async () => {
  const onMove = jest.fn();
  await open(overlapping, onMove);
  await userEvent.click(await screen.findByRole('button', { name: 'Arrange it for us' }));
  expect(screen.getByText(/Go-karting: Sat.*14:00/)).toBeVisible();
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Use these times' }));
  expect(onMove).toHaveBeenCalledWith([{ id: 1, day: '2026-06-20', time: '14:00' }], 'Arranged.');
});

it('names the activities that cannot stand together', async () => {
  const stay = { arrival: '2026-06-20', departure: '2026-06-20' };
  const crowd = [1, 2].map((id) => createActivity(id, {}, { startTimes: ['10:00'] }));
  await open(createWeekend(crowd, { stay }), jest.fn());
  await userEvent.click(await screen.findByRole('button', { name: 'Arrange it for us' }));
  expect(screen.getByText(/within your days: Go-karting, Food tour/)).toBeVisible();
});

it('gives readers the words of a way out and no button', async () => {
  await open(overlapping);
  expect(screen.getByText(/It would fit: Food tour, Sat.*15:00/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('checks the age limits against the age that a visitor says', async () => {
  await open(createWeekend([createActivity(3, {}, { minAge: 18 })]));
  expect(screen.getByText('Everything fits.')).toBeVisible();
  await userEvent.selectOptions(await screen.findByLabelText('Age of the youngest'), '17');
  expect(screen.getByText('For 18 and over only.')).toBeVisible();
});

it.each(['en', 'de', 'fr', 'pl', 'dk', 'no', 'sv'] as const)(
  'has no violation and no missing text on %s',
  async (siteId) => {
    await open(clashing, jest.fn(), siteId);
    expect(await findViolations(document.body)).toEqual([]);
    expect(document.body.textContent).not.toMatch(/\{\{|clash\.|wayOut\.|reason\./);
  },
);
