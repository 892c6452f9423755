import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { useNear } from '@/ui/hooks/useNear';
import { loadPatiently } from '@/lib/loadPatiently';
import type { PriceCurveProps } from './priceCurveProps';
import styles from './PriceCurve.module.css';

const Space = () => <div className={styles.space} />;

const PriceCurveFigure = dynamic(
  () => loadPatiently(() => import('./PriceCurveFigure')).then((module) => module.PriceCurveFigure),
  { ssr: false, loading: Space },
);

/** What a plan costs each, by size of the group. Its code and words load when it comes near: in a fold, when that opens. */
export const PriceCurve = (props: PriceCurveProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNear(ref);
  return <div ref={ref}>{isNear ? <PriceCurveFigure {...props} /> : <Space />}</div>;
};
