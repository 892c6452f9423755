import { useMemo } from 'react';
import { toQrPath } from '@/ui/components/toQrPath';
import { useTranslation } from 'next-i18next/pages';
import styles from './LinkTools.module.css';

/** A link to scan. It is drawn here: the link is sent nowhere for it. */
export const QrCode = ({ link }: { readonly link: string }) => {
  const { t } = useTranslation('trip');
  const { size, path } = useMemo(() => toQrPath(link), [link]);
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
