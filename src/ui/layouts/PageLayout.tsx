import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps } from '@/ui/layouts/frameProps';
import { CanonicalHead } from '@/seo/CanonicalHead';
import { Breadcrumb } from './Breadcrumb';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './PageLayout.module.css';
import { PlanFlyout } from './PlanFlyout';
import { SiteDrawer } from './SiteDrawer';
import { TrustStrip } from './TrustStrip';

interface PageLayoutProps {
  readonly frame: FrameProps;
  readonly children: ReactNode;
}

/** The frame around every page except the error screen. */
export const PageLayout = ({ frame, children }: PageLayoutProps) => {
  const { t } = useTranslation('common');
  return (
    <>
      <CanonicalHead href={frame.canonical} />
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <Header frame={frame} />
      <SiteDrawer frame={frame} />
      <PlanFlyout frame={frame} />
      {frame.trail && <Breadcrumb links={frame.links} trail={frame.trail} />}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <TrustStrip />
      <Footer frame={frame} />
    </>
  );
};
