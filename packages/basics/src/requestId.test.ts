import { toRequestId } from './requestId';

const made = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it.each(['0af7651916cd43dd8448eb211c80319c', '550e8400-e29b-41d4-a716-446655440000', 'edge_42-1'])(
  'an id that somebody in front has given is kept: %s',
  (id) => expect(toRequestId(id)).toBe(id),
);

it.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  'ann@example.com',
  '203.0.113.7',
  'two words here',
  'line\r\nbreak-in-it',
  ['twice-given', 'twice-given'],
])('whatever else was sent is not an id, and there is a new one: %p', (given) => {
  expect(toRequestId(given)).toMatch(made);
  expect(toRequestId(given)).not.toBe(toRequestId(given));
});
