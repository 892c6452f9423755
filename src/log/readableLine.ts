import { toFields } from '@/lib/fields';

/** Of no use to who reads along. */
const left = new Set(['time', 'level', 'msg', 'pid', 'process', 'error']);

const printError = (error: unknown): string => {
  const { stack, message } = toFields(error);
  const text = typeof error === 'string' ? error : (stack ?? message);
  return text === undefined ? '' : `\n${String(text)}`;
};

/** A line of the log for a terminal: `12:30:05 warn  images: not kept  requestId=…`, below it the error. */
export const toReadableLine = (line: string): string => {
  const fields = toFields(JSON.parse(line));
  const time = String(fields['time']).slice(11, 19);
  const level = String(fields['level']).padEnd(5);
  const further = Object.entries(fields)
    .filter(([name]) => !left.has(name))
    .map(
      ([name, value]) => `  ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('');
  return `${time} ${level} ${String(fields['msg'] ?? '')}${further}${printError(fields['error'])}\n`;
};
