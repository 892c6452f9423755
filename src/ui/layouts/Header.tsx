import { Icon } from '@/ui/components/Icon';
import { Link } from '@/ui/components/Link';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from '@/ui/hooks/useTranslation';
import type { FrameProps } from '@/ui/layouts/frameProps';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { PlanButton } from './PlanButton';
import { SearchButton } from './SearchButton';
import { TopStrip } from './TopStrip';
import { useNavigation } from './useNavigation';

/** The header of every page. On wide screens the strip scrolls away and the rest stays. */
export const Header = ({ frame }: { readonly frame: FrameProps }) => {
  const { brand, links } = frame;
  const { t } = useTranslation('common');
  const navigation = useNavigation(frame);
  const { sidebarIsOpen, toggleSidebar } = useRootState();
  return (
    <header className={styles.header}>
      <TopStrip frame={frame} />
      <div className={styles.inner}>
        <Logo name={brand.name} logo={brand.logo} href={links.home} tagline={brand.tagline} />
        <nav aria-label={t('nav.label')} className={styles.nav}>
          <ul>
            {navigation.map(({ text, href }) => (
              <li key={href}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <SearchButton frame={frame} />
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
