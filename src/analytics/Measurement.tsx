import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { useChoice } from '@/consent/useChoice';
import { followChoice } from './followChoice';
import type { ReportingProps } from './Reporting';
import { denyByDefault } from './signals';

/** Who says no does not even load it. */
const Reporting = dynamic(() => import('./Reporting').then((module) => module.Reporting), {
  ssr: false,
});

/** Measures a visit, when and as long as the visitor lets us (spec sections 4 and 7). */
export const Measurement = (props: ReportingProps) => {
  const choice = useChoice();
  useEffect(() => {
    denyByDefault();
    if (choice !== undefined) followChoice(choice);
  }, [choice]);
  return choice ? <Reporting {...props} /> : null;
};
