/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Piece } from '@/commerce/trips/model/surprise';
import { parseTripState } from '@/commerce/trips/model/tripState';
import { renderInSite } from '@/testing/SiteProviders';
import { PieceEditor } from './PieceEditor';

const piece: Piece = {
  id: 'piece',
  kind: 'place',
  text: 'Be at your door',
  day: '2036-12-04',
  time: '15:00',
  place: null,
  revealAt: '2036-12-01T10:00:00Z',
};

const onSave = jest.fn(async () => {});

const show = async () => {
  const trip = parseTripState({
    ...{ id: 'aB3dE5gH7jK9', scope: 'edit', currency: 'EUR', you: 'olga' },
    city: { slug: 'krakow', name: 'Krakow', time_zone: 'Europe/Warsaw' },
  });
  if (!trip) throw new Error('It is a trip');
  await renderInSite(<PieceEditor trip={trip} piece={piece} onSave={onSave} onCancel={() => {}} />);
  const when = screen.getByLabelText(/^When to be there/);
  if (!(when instanceof HTMLInputElement)) throw new Error('It is a field');
  return when;
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the part' }));

beforeEach(() => onSave.mockClear());

it('a time without a day is not saved as no time at all', async () => {
  const when = await show();
  await userEvent.clear(when);
  // What browsers say of a field with a part of a day.
  Object.defineProperty(when, 'validity', { value: { badInput: true } });
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(when).toHaveAccessibleDescription('Please choose a day and a time.');
  expect(when).toHaveFocus();
});

it('a field that was emptied is', async () => {
  await userEvent.clear(await show());
  await save();
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ day: null, time: null }));
});
