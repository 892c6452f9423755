import { useId } from 'react';
import type { PriceCurve } from '@/commerce/pricing/priceCurve';
import { useTranslation } from 'next-i18next/pages';
import type { CurveProps } from './CurveSentences';
import { type CurveScale, toCurveScale, toHeight, toPlace } from './curveScale';
import styles from './PriceCurve.module.css';

/** A step line: each size is as wide as the next, at the height of its price. Sizes without a price have none. */
const toPath = ({ steps }: PriceCurve, scale: CurveScale): string => {
  let isOpen = false;
  return steps
    .filter(({ from }) => from <= scale.sizes)
    .map(({ from, to, perHead }) => {
      if (perHead === null) {
        isOpen = false;
        return '';
      }
      const y = toHeight(perHead, scale).toFixed(2);
      const start = isOpen ? `V${y}` : `M${from - 1} ${y}`;
      isOpen = true;
      return `${start}H${Math.min(to, scale.sizes)}`;
    })
    .join('');
};

const percent = (value: number) => `${value.toFixed(2)}%`;

/** The group as it is, with its price. */
const Present = ({ curve, scale, format }: CurveProps & { readonly scale: CurveScale }) => {
  const { people, perHead } = curve.present;
  if (perHead === null || people > scale.sizes) return null;
  const x = percent(toPlace(people, scale));
  const y = percent(toHeight(perHead, scale));
  const isLeft = people < scale.sizes * 0.7;
  return (
    <>
      <line x1={x} x2={x} y1={y} y2="100%" className={styles.drop} />
      <circle cx={x} cy={y} r={6} className={styles.dot} />
      <text
        x={x}
        y={y}
        dx={isLeft ? 8 : -8}
        dy={-12}
        textAnchor={isLeft ? 'start' : 'end'}
        className={styles.price}
      >
        {format(perHead)}
      </text>
    </>
  );
};

/** The price curve as a picture. Text keeps its size, so places are percentages and only the line is stretched. */
export const CurveDrawing = ({ curve, format }: CurveProps) => {
  const { t } = useTranslation('costs');
  const pattern = useId();
  const scale = toCurveScale(curve);
  const present = curve.present.people;
  const isNear = (label: number) =>
    label !== present && Math.abs(label - present) < scale.sizes / 14;
  const unpriced = curve.steps.filter((it) => it.perHead === null && it.from <= scale.sizes);
  return (
    <div className={styles.drawing}>
      <svg width="100%" height="236" role="img" aria-label={t('curve.label')}>
        <defs>
          <pattern id={pattern} width="8" height="8" patternUnits="userSpaceOnUse">
            <path d="M0 8L8 0" className={styles.hatch} />
          </pattern>
        </defs>
        <svg y="14" width="100%" height="180" className={styles.plot}>
          {unpriced.map(({ from, to }) => (
            <rect
              key={from}
              x={percent(((from - 1) / scale.sizes) * 100)}
              width={percent(((Math.min(to, scale.sizes) - from + 1) / scale.sizes) * 100)}
              height="100%"
              fill={`url(#${pattern})`}
            />
          ))}
          {scale.prices.map((price) => {
            const y = percent(toHeight(price, scale));
            return <line key={price} x2="100%" y1={y} y2={y} className={styles.grid} />;
          })}
          <line x2="100%" y1="100%" y2="100%" className={styles.ground} />
          <svg viewBox={`0 0 ${scale.sizes} 100`} preserveAspectRatio="none">
            <path d={toPath(curve, scale)} className={styles.curve} />
          </svg>
          {scale.prices.map((price) => (
            <text
              key={price}
              x="100%"
              y={percent(toHeight(price, scale))}
              dy={-4}
              textAnchor="end"
              className={styles.tick}
            >
              {format(price)}
            </text>
          ))}
          <Present curve={curve} scale={scale} format={format} />
        </svg>
        {[...new Set([...scale.labels, present])]
          .filter((label) => label <= scale.sizes && !isNear(label))
          .map((label) => (
            <text
              key={label}
              x={percent(toPlace(label, scale))}
              y="212"
              textAnchor="middle"
              className={label === present ? styles.size : styles.tick}
            >
              {label}
            </text>
          ))}
        <text x="50%" y="232" textAnchor="middle" className={styles.tick}>
          {t('curve.axis')}
        </text>
      </svg>
    </div>
  );
};
