import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/Icon';
import { useRootState } from '@/hooks/useRootState';
import type { FrameProps } from '@/layouts/frameProps';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { PlanButton } from './PlanButton';
import { TopStrip } from './TopStrip';

/** The top of every page. On wide screens the strip scrolls away and the rest stays. */
export const Header = ({ frame }: { readonly frame: FrameProps }) => {
  const { brand, links } = frame;
  const { t } = useTranslation('common');
  const { sidebarIsOpen, toggleSidebar } = useRootState();
  return (
    <header className={styles.header}>
      <TopStrip frame={frame} />
      <div className={styles.inner}>
        <Logo name={brand.name} logo={brand.logo} href={links.home} tagline={brand.tagline} />
        <nav aria-label={t('nav.label')} className={styles.nav}>
          <ul>
            <li>
              <Link href={links.destinations} prefetch={false}>
                {t('nav.destinations')}
              </Link>
            </li>
            <li>
              <Link href={links.about} prefetch={false}>
                {t('nav.about')}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={styles.tools}>
          <PlanButton />
          <button
            type="button"
            className={styles.menu}
            aria-expanded={sidebarIsOpen}
            aria-haspopup="dialog"
            onClick={toggleSidebar}
          >
            <Icon name="menu" size={24} />
            <span>{t('nav.menu')}</span>
          </button>
        </div>
      </div>
    </header>
  );
};
