import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Sheet.module.css';
import { useFit } from './useFit';
import type { SheetVariant } from './variants';

interface SheetProps {
  readonly variants: readonly SheetVariant[];
  /** What the sheet shows: when it changes, its form is looked for anew. */
  readonly content: unknown;
  readonly children: (variant: SheetVariant) => ReactNode;
}

/**
 * Without margins, browsers print neither the address nor the date at the edge. While a sheet is there, nothing else of
 * the page is printed.
 */
const pageRules = `
@page { size: A4 portrait; margin: 0; }
@media print {
  html, body {
    min-height: 0 !important; height: auto !important; margin: 0 !important; padding: 0 !important;
    overflow: visible !important; background: #fff !important;
  }
  body > :not([data-sheet]) { display: none !important; }
}`;

interface SheetStyle extends CSSProperties {
  readonly '--size': string;
}

const toStyle = ({ size }: SheetVariant): SheetStyle => ({ '--size': `${size}pt` });

/** A page of paper, A4. It is printed in place of the page as long as it is rendered, and seen nowhere else. */
export const Sheet = ({ variants, content, children }: SheetProps) => {
  const { sheet, variant } = useFit(variants, content);
  return createPortal(
    <div data-sheet className={styles.paper}>
      <style>{pageRules}</style>
      <div ref={sheet} className={styles.sheet} style={toStyle(variant)}>
        <div className={styles.strip} />
        {children(variant)}
      </div>
    </div>,
    document.body,
  );
};
