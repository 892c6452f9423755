import { Link } from '@/ui/components/Link';
import { planningControls } from '@/ui/controls/controlGroups';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps } from '@/ui/layouts/frameProps';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { PlanButton } from './PlanButton';
import { SearchButton } from './SearchButton';
import { TopStrip } from './TopStrip';
import { useNavigation } from './useNavigation';

const MenuButton = planningControls.get('MenuButton');

/** The header of every page. On wide screens the strip scrolls away and the rest stays. */
export const Header = ({ frame }: { readonly frame: FrameProps }) => {
  const { brand, links } = frame;
  const { t } = useTranslation('common');
  const navigation = useNavigation(frame);
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
          <MenuButton />
        </div>
      </div>
    </header>
  );
};
