import { hasTexts } from './hasTexts';

const shape = { close: true, notice: { title: true } } as const;

it('accepts a file with all texts, and with further ones', () => {
  expect(hasTexts(shape, { close: 'Close', notice: { title: 'Hello', text: '…' } })).toBe(true);
  expect(hasTexts(shape, { close: '', more: 1, notice: { title: '' } })).toBe(true);
});

it('refuses a file without one of them, and what is no file', () => {
  for (const file of [
    { close: 'Close' },
    { close: 'Close', notice: {} },
    { close: 'Close', notice: 'Hello' },
    { close: 1, notice: { title: 'Hello' } },
    null,
    '<html>',
    undefined,
  ]) {
    expect(hasTexts(shape, file)).toBe(false);
  }
});
