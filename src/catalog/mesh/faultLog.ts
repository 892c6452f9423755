import { type ContentFault, formatContentFault } from '@/catalog/sources/contentFault';
import { createChangeLog } from './changeLog';

/**
 * Creates a log of the content's faults. Editors change content while the shop runs, and the last good version of a
 * refused file hides the mistake on the pages.
 */
export const createFaultLog = (): ((faults: readonly ContentFault[]) => void) =>
  createChangeLog({
    // The reason is left out: its wording may change with each load, for example by a time.
    keyOf: ({ file, field, kind }) => [kind, file, field].join('\n'),
    message: 'content: a fault',
    toFields: (fault) => ({ fault: formatContentFault(fault) }),
    further: 'content: further faults',
    gone: 'content: faults are gone',
    fix: 'see docs/content.md, or run npm run content:check',
  });
