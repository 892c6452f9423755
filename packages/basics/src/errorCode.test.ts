import { findErrorCode, isMissing } from './errorCode';

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

it.each([
  [refused, 'ECONNREFUSED'],
  [new TypeError('fetch failed', { cause: refused }), 'ECONNREFUSED'],
  [Object.assign(new Error('outer', { cause: refused }), { code: '28P01' }), '28P01'],
  [Object.assign(new Error('numbered'), { code: 7 }), undefined],
  [new Error('plain'), undefined],
  ['text', undefined],
  [undefined, undefined],
])('finds the code of %p', (error, code) => {
  expect(findErrorCode(error)).toBe(code);
});

it('ends with an error that is its own cause', () => {
  const error = new Error('circular');
  error.cause = error;
  expect(findErrorCode(error)).toBeUndefined();
});

it('a failing disk is no missing file', () => {
  expect(isMissing(Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBe(true);
  expect(isMissing(Object.assign(new Error('broken'), { code: 'EIO' }))).toBe(false);
  expect(isMissing(new Error('?'))).toBe(false);
});
