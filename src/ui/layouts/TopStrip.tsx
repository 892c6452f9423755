import type { FrameProps } from '@/ui/layouts/frameProps';
import { ContactLinks } from './ContactLinks';
import { CurrencySelect } from './CurrencySelect';
import { LanguageMenu } from './LanguageMenu';
import styles from './TopStrip.module.css';

/** Phone, chat, language and currency, above the header on wide screens. */
export const TopStrip = ({ frame }: { readonly frame: FrameProps }) => (
  <div className={styles.strip}>
    <div className={styles.inner}>
      <ContactLinks brand={frame.brand} iconSize={16} className={styles.contact} />
      <div className={styles.choices}>
        <LanguageMenu frame={frame} look="short" />
        <CurrencySelect look="strip" />
      </div>
    </div>
  </div>
);
