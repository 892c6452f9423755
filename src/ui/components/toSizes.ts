import { type Breakpoint, breakpoints, down } from '@/ui/themes/breakpoints';
import { keysOf } from '@/lib/keysOf';

/**
 * Builds the `sizes` of a picture.
 *
 * @param widths its display width from each breakpoint on, as a CSS length: `{ xs: '100vw', sm: '420px' }`
 */
export const toSizes = (
  widths: Readonly<Partial<Record<Breakpoint, string>>> & { readonly xs: string },
): string => {
  const used = keysOf(breakpoints).filter((name) => widths[name] !== undefined);
  return used
    .map((name, index) => {
      const next = used[index + 1];
      return next ? `${down(next)} ${widths[name]}` : widths[name];
    })
    .join(', ');
};
