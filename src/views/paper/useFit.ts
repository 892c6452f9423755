import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SheetVariant } from './variants';

interface Search {
  readonly subject: unknown;
  readonly low: number;
  readonly high: number;
}

/** A new object as soon as fonts that the sheet needs have loaded: they change the length of its lines. */
const useFonts = (): object => {
  const [fonts, setFonts] = useState({});
  useEffect(() => {
    if (!('fonts' in document)) return undefined;
    const renew = () => setFonts({});
    document.fonts.addEventListener('loadingdone', renew);
    return () => document.fonts.removeEventListener('loadingdone', renew);
  }, []);
  return fonts;
};

/**
 * Finds the first form of a sheet that fits, by measuring: counts know neither names nor languages. The sheet is laid out
 * as it is printed, in mm and pt, and hidden. It has converged when the browser paints.
 *
 * @param variants the last one always fits
 * @param content what the sheet shows: when it changes, the search starts anew
 */
export const useFit = (
  variants: readonly SheetVariant[],
  content: unknown,
): { readonly sheet: RefObject<HTMLDivElement | null>; readonly variant: SheetVariant } => {
  const sheet = useRef<HTMLDivElement>(null);
  const fonts = useFonts();
  const subject = useMemo(() => ({ variants, content, fonts }), [variants, content, fonts]);
  const last = variants.length - 1;
  const [search, setSearch] = useState<Search>({ subject, low: 0, high: last });
  if (search.subject !== subject) setSearch({ subject, low: 0, high: last });
  const { low, high } = search;
  const step = Math.floor((low + high) / 2);
  useLayoutEffect(() => {
    if (!sheet.current || low >= high) return;
    const { scrollHeight, clientHeight } = sheet.current;
    const next = scrollHeight <= clientHeight ? { low, high: step } : { low: step + 1, high };
    setSearch((now) => (now.subject === subject ? { subject, ...next } : now));
  }, [subject, low, high, step]);
  const variant = variants[step];
  if (!variant) throw new Error('A sheet has at least one form');
  return { sheet, variant };
};
