import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '@testing-library/jest-dom';

// What operators are told is nobody's in a test, but for who looks for it.
process.env['LOG_LEVEL'] ??= 'silent';
// What a shop keeps on disk must not come from a test, nor a test's from a shop.
process.env['DATA_DIR'] ??= join(tmpdir(), `troupe-test-${process.pid}`);
