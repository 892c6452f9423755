/** @jest-environment jsdom */
import { visitStorage } from './visitStorage';

const refuse = () => {
  throw new DOMException('No', 'SecurityError');
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  visitStorage.remove('note');
});

it('is kept in the browser, where a reload finds it', () => {
  visitStorage.set('note', 'kept');
  expect(sessionStorage.getItem('note')).toBe('kept');
  expect(visitStorage.get('note')).toBe('kept');
  visitStorage.remove('note');
  expect(visitStorage.get('note')).toBeNull();
});

it('is kept in memory where storage is forbidden', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  expect(visitStorage.get('note')).toBeNull();
  visitStorage.set('note', 'remembered');
  expect(visitStorage.get('note')).toBe('remembered');
  visitStorage.remove('note');
  expect(visitStorage.get('note')).toBeNull();
});

it('is the newer text where storage is full of an older one', () => {
  visitStorage.set('note', 'older');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  visitStorage.set('note', 'newer');
  expect(visitStorage.get('note')).toBe('newer');
});
