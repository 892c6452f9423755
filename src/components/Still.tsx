import type { ReactNode } from 'react';

interface StillProps {
  /** Absent where the document shows it and its data leaves it out. */
  readonly children: ReactNode | undefined;
}

/**
 * A part of a page that only says something, with nothing in it to press. The document that shows it need not bring it a
 * second time as data: what is not told is left as it stands, which React does not look at when it takes the page over.
 */
export const Still = ({ children }: StillProps) =>
  children === undefined ? (
    <div key="as it stands" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div key="drawn">{children}</div>
  );
