import dynamic from 'next/dynamic';
import { loadPatiently } from '@/lib/loadPatiently';
import { useRouter } from 'next/router';
import type { ReportingProps } from './Reporting';
import { useConsentSignals } from './useConsentSignals';

/** Loaded only with consent. */
const Reporting = dynamic(
  () => loadPatiently(() => import('./Reporting')).then((module) => module.Reporting),
  {
    ssr: false,
  },
);

/** Their addresses have keys, which a tag could read. Links to them load them in full, so no tag is there yet. */
const unmeasured = /^\/\[site\]\/(?:booking|trip|proposal\/document)/;

/** @param pathname of a page, as the router names it */
export const isMeasured = (pathname: string): boolean => !unmeasured.test(pathname);

/** Measures a visit, as long as the visitor consents (spec sections 4 and 7). */
export const Measurement = (props: ReportingProps) => {
  const choice = useConsentSignals();
  const { pathname } = useRouter();
  return choice && isMeasured(pathname) ? <Reporting {...props} /> : null;
};
