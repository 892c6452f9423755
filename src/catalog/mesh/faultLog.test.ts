import type { ContentFault } from '@/catalog/sources/contentFault';
import { log } from '@/platform/log/log';
import { createFaultLog } from './faultLog';

const faultOf = (file: string, reason = 'must be a number'): ContentFault => ({
  file,
  field: 'price',
  kind: 'schema',
  reason,
});

let warn: jest.SpyInstance;
let info: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  info = jest.spyOn(log, 'info').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

it('logs a fault once, with file, field and reason, and when it is gone', () => {
  const logFaults = createFaultLog();
  logFaults([faultOf('products/kayak.json')]);
  logFaults([faultOf('products/kayak.json', 'must be a number, at 12:01')]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith('content: a fault', {
    fault: 'products/kayak.json › price: must be a number [schema]',
    fix: expect.stringContaining('content:check'),
  });
  expect(info).not.toHaveBeenCalled();
  logFaults([]);
  expect(info).toHaveBeenCalledWith('content: faults are gone', { count: 1, left: 0 });
  logFaults([faultOf('products/kayak.json')]);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('logs nothing about content without faults', () => {
  createFaultLog()([]);
  expect(warn).not.toHaveBeenCalled();
  expect(info).not.toHaveBeenCalled();
});

it('counts the faults of a folder that is broken as a whole', () => {
  createFaultLog()(Array.from({ length: 500 }, (_, number) => faultOf(`products/${number}.json`)));
  expect(warn).toHaveBeenCalledTimes(21);
  expect(warn).toHaveBeenLastCalledWith(
    'content: further faults',
    expect.objectContaining({ count: 480 }),
  );
});
