import dynamic from 'next/dynamic';
import { useState } from 'react';
import { loadWithTheme } from '@/ui/controls/loadWithTheme';
import { Button } from '@/ui/components/Button';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import type { PrintPanelProps } from './paper/PrintPanel';

const PrintPanel = dynamic(
  () => loadWithTheme(() => import('./paper/PrintPanel')).then((module) => module.PrintPanel),
  { ssr: false },
);

/** The trip on paper. The sheets and what draws them load with the press. */
export const PaperPart = (props: Omit<PrintPanelProps, 'onClose'>) => {
  const { t } = useTranslation('trip');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby="trip-paper">
      <h2 id="trip-paper" className={styles.heading}>
        {t('paper.heading')}
      </h2>
      <p>{t('paper.text')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog" aria-expanded={isOpen}>
          <Icon name="list" /> {t('paper.open')}
        </Button>
      </div>
      {isOpen && <PrintPanel {...props} onClose={() => setIsOpen(false)} />}
    </section>
  );
};
