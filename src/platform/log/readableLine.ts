import { toFields } from '@troupe/basics/fields';
import { toPrintable, toPrintableLine } from '@/lib/printable';

/** Fields that are omitted or printed elsewhere in the line. */
const left = new Set(['time', 'level', 'msg', 'pid', 'process', 'error']);

const printError = (error: unknown): string => {
  const { stack, message } = toFields(error);
  const text = typeof error === 'string' ? error : (stack ?? message);
  return text === undefined ? '' : `\n${toPrintable(String(text))}`;
};

/** Formats a JSON line for a terminal: `12:30:05 warn  images: not kept  requestId=…`, followed by the error. */
export const toReadableLine = (line: string): string => {
  const fields = toFields(JSON.parse(line));
  const time = String(fields['time']).slice(11, 19);
  const level = String(fields['level']).padEnd(5);
  const further = Object.entries(fields)
    .filter(([name]) => !left.has(name))
    .map(
      ([name, value]) =>
        `  ${name}=${toPrintableLine(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('');
  return `${time} ${level} ${toPrintable(String(fields['msg'] ?? ''))}${further}${printError(fields['error'])}\n`;
};
