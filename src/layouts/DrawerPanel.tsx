import Drawer from '@mui/material/Drawer';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { Icon } from '@/components/Icon';
import { MuiTheme } from '@/components/MuiTheme';
import { useRootState } from '@/hooks/useRootState';
import type { FrameProps } from '@/layouts/frameProps';
import { ContactLinks } from './ContactLinks';
import { CurrencySelect } from './CurrencySelect';
import styles from './DrawerPanel.module.css';
import { LanguageMenu } from './LanguageMenu';

/** The menu of narrow screens: everything that the strip and the header hold on wide ones. */
export const DrawerPanel = ({ frame }: { readonly frame: FrameProps }) => {
  const { t } = useTranslation('common');
  const { sidebarIsOpen, setSidebar } = useRootState();
  const { events } = useRouter();
  const { brand, cities, links } = frame;

  useEffect(() => {
    const close = () => setSidebar(false);
    events.on('routeChangeStart', close);
    return () => events.off('routeChangeStart', close);
  }, [events, setSidebar]);

  return (
    <MuiTheme>
      <Drawer
        anchor="right"
        open={sidebarIsOpen}
        onClose={() => setSidebar(false)}
        slotProps={{ paper: { className: styles.paper, 'aria-label': t('nav.menu') } }}
      >
        <div className={styles.panel}>
          <button type="button" className={styles.close} onClick={() => setSidebar(false)}>
            <Icon name="close" size={22} />
            <span>{t('nav.close')}</span>
          </button>
          <nav aria-label={t('nav.label')}>
            <ul className={styles.main}>
              <li>
                <Link href={links.destinations} prefetch={false}>
                  {t('nav.destinations')}
                </Link>
                <ul className={styles.cities}>
                  {cities.map(({ text, href }) => (
                    <li key={href}>
                      <Link href={href} prefetch={false}>
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
              <li>
                <Link href={links.about} prefetch={false}>
                  {t('nav.about')}
                </Link>
              </li>
            </ul>
          </nav>
          <ContactLinks brand={brand} iconSize={20} className={styles.contact} />
          <CurrencySelect look="drawer" />
          <LanguageMenu frame={frame} look="full" />
        </div>
      </Drawer>
    </MuiTheme>
  );
};
