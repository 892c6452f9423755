import { runInNewContext } from 'node:vm';
import { messageOf } from './messageOf';

it('is that of an error, also of another realm', () => {
  expect(messageOf(new TypeError('no such file'))).toBe('no such file');
  expect(messageOf(runInNewContext('new Error("elsewhere")'))).toBe('elsewhere');
});

it('is the text of anything else', () => {
  expect(messageOf('too late')).toBe('too late');
  expect(messageOf(undefined)).toBe('undefined');
  expect(messageOf({ message: 7 })).toBe('[object Object]');
});
