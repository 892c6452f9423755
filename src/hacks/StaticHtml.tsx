import type { ReactNode } from 'react';

interface StillProps {
  /** Absent if the document's HTML contains it and the page data omits it. */
  readonly children: ReactNode | undefined;
}

/**
 * A static part of a page without interactive elements. The document that contains its HTML can omit it from the page
 * data. Without children, React keeps the server's HTML and does not compare it during hydration.
 */
export const StaticHtml = ({ children }: StillProps) =>
  children === undefined ? (
    <div key="as it stands" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div key="drawn">{children}</div>
  );
