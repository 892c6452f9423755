import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { SidePanel } from '@/components/SidePanel';
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
  const { brand, cities, links } = frame;

  const close = useCallback(() => setSidebar(false), [setSidebar]);

  return (
    <SidePanel
      from="right"
      label={t('nav.menu')}
      close={t('nav.close')}
      isOpen={sidebarIsOpen}
      onClose={close}
    >
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
    </SidePanel>
  );
};
