import { useCallback } from 'react';
import { Link } from '@/ui/components/Link';
import { SidePanel } from '@/ui/components/SidePanel';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps } from '@/ui/layouts/frameProps';
import { ContactLinks } from './ContactLinks';
import { CurrencySelect } from './CurrencySelect';
import styles from './DrawerPanel.module.css';
import { LanguageMenu } from './LanguageMenu';
import { useNavigation } from './useNavigation';

/** The menu of narrow screens, with everything that the strip and the header contain on wide screens. */
export const DrawerPanel = ({ frame }: { readonly frame: FrameProps }) => {
  const { t } = useTranslation('common');
  const { sidebarIsOpen, setSidebar } = useRootState();
  const { brand, cities, links } = frame;
  const navigation = useNavigation(frame);

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
          {navigation.map(({ text, href }) => (
            <li key={href}>
              <Link href={href}>{text}</Link>
              {href === links.destinations && (
                <ul className={styles.cities}>
                  {[...cities, { text: t('nav.map'), href: links.map }].map((link) => (
                    <li key={link.href}>
                      <Link href={link.href}>{link.text}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ContactLinks brand={brand} iconSize={20} className={styles.contact} />
      <CurrencySelect look="drawer" />
      <LanguageMenu frame={frame} look="full" />
    </SidePanel>
  );
};
