import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as pictures from '@/catalog/sources/pictures/describePicture';
import type * as databases from '@/commerce/orders/store/openDatabase';
import { describeOnce } from './describeOnce';
import { migratedOnce } from './migratedOnce';

process.env['LOG_LEVEL'] ??= 'silent';
// Tests must not read or write a shop's data on disk.
process.env['DATA_DIR'] ??= join(tmpdir(), `troupe-test-${process.pid}`);

// Without it, Next takes each link for visible once the browser is idle, at any moment of a test.
if (typeof document !== 'undefined') jest.requireActual('./noIntersections');

jest.mock('@/catalog/sources/pictures/describePicture', () => {
  const actual = jest.requireActual<typeof pictures>('@/catalog/sources/pictures/describePicture');
  return { ...actual, describePicture: describeOnce(actual.describePicture) };
});

jest.mock('@/commerce/orders/store/openDatabase', () => {
  const actual = jest.requireActual<typeof databases>('@/commerce/orders/store/openDatabase');
  return { ...actual, openDatabase: migratedOnce(actual.openDatabase) };
});

// The matchers are only useful with a document, and loading them takes longer than most other tests.
beforeAll(async () => {
  if (typeof document !== 'undefined') await import('./documentMatchers');
});
