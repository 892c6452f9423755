import { parseTripNews, printTripNews } from './tripNews';

it.each([
  { trip: 'aB3dE5gH7jK9', revision: 17 },
  { trip: 'aB3dE5gH7jK9', revision: undefined },
])('news are read as they were printed: %j', (news) => {
  expect(parseTripNews(printTripNews(news))).toEqual(news);
});

it.each([
  '',
  '{',
  'null',
  '7',
  '{"revision":1}',
  '{"trip":7,"revision":1}',
  '{"trip":"a","revision":"1"}',
])('anything else is none: %s', (text) => expect(parseTripNews(text)).toBeUndefined());
