import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '@testing-library/jest-dom';

// What a shop keeps on disk must not come from a test, nor a test's from a shop.
process.env['DATA_DIR'] ??= join(tmpdir(), `troupe-test-${process.pid}`);
