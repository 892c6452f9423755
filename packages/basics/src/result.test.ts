import { err, ok } from './result';

it('a success holds its value and a failure its problem', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(err(['a', 'b'])).toEqual({ ok: false, problem: ['a', 'b'] });
});
