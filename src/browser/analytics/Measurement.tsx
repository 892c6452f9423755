import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { useChoice } from '@/browser/consent/useChoice';
import { followChoice } from './followChoice';
import type { ReportingProps } from './Reporting';
import { denyByDefault } from './consentMode';

/** Loaded only with consent. */
const Reporting = dynamic(() => import('./Reporting').then((module) => module.Reporting), {
  ssr: false,
});

/** Measures a visit, as long as the visitor consents (spec sections 4 and 7). */
export const Measurement = (props: ReportingProps) => {
  const choice = useChoice();
  useEffect(() => {
    denyByDefault();
    if (choice !== undefined) followChoice(choice);
  }, [choice]);
  return choice ? <Reporting {...props} /> : null;
};
