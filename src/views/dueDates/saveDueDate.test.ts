import ICAL from 'ical.js';
import { toDueCalendar } from './saveDueDate';

it('an entry is a whole day, that does not block it', async () => {
  const text = await toDueCalendar({
    day: '2026-06-06',
    id: 'trip-balance',
    title: 'Balance; 30, and more: trip to Kraków',
  });
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('It has an entry');
  const event = new ICAL.Event(component);
  expect(event.uid).toBe('trip-balance@troupe');
  expect(event.summary).toBe('Balance; 30, and more: trip to Kraków');
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
    '2026-06-06',
    '2026-06-07',
  ]);
  expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});
