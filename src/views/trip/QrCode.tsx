import { useMemo } from 'react';
import { encode } from 'uqr';
import { useTranslation } from 'next-i18next/pages';
import styles from './LinkTools.module.css';

/** The free edge that scanners need, in modules. */
const EDGE = 4;

/** The dark modules of a row as one path: neighbours become one bar. */
const toRow = (row: readonly boolean[], y: number): string =>
  Array.from(
    row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
    ({ index, 0: bar }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`,
  ).join('');

/** A link to scan. It is drawn here: the link is sent nowhere for it. */
export const QrCode = ({ link }: { readonly link: string }) => {
  const { t } = useTranslation('trip');
  const { size, path } = useMemo(() => {
    const code = encode(link, { ecc: 'M', border: EDGE });
    return { size: code.size, path: code.data.map(toRow).join('') };
  }, [link]);
  return (
    <figure className={styles.code}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('qr.alt')}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <figcaption className={styles.caption}>{t('qr.text')}</figcaption>
    </figure>
  );
};
