import { type ContentFault, formatContentFault } from '@/lib/contentFault';
import { log } from '@/platform/log/log';

/** In a row. A content folder that is broken as a whole must not fill the log. */
const MAX_LINES = 20;

const FIX_HINT = 'see docs/content.md, or run npm run content:check';

/** The reason is left out: its wording may change with each load, for example by a time. */
const keyOf = ({ file, field, kind }: ContentFault): string => [kind, file, field].join('\n');

/**
 * Creates a log of the content's faults. Each is logged when it appears, and again when it is gone. Editors change
 * content while the shop runs, and the last good version of a refused file hides the mistake on the pages.
 *
 * @returns logs what has changed since the last call
 */
export const createFaultLog = (): ((faults: readonly ContentFault[]) => void) => {
  let known: ReadonlyMap<string, ContentFault> = new Map();

  return (faults) => {
    const next = new Map(faults.map((fault) => [keyOf(fault), fault]));
    const added = [...next].filter(([key]) => !known.has(key));
    const gone = [...known].filter(([key]) => !next.has(key));
    for (const [, fault] of added.slice(0, MAX_LINES))
      log.warn('content: a fault', { fault: formatContentFault(fault), fix: FIX_HINT });
    if (added.length > MAX_LINES)
      log.warn('content: further faults', { count: added.length - MAX_LINES, fix: FIX_HINT });
    if (gone.length > 0)
      log.info('content: faults are gone', { count: gone.length, left: next.size });
    known = next;
  };
};
