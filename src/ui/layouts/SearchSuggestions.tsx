import { useId } from 'react';
import { Link } from '@/ui/components/Link';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps } from './frameProps';
import styles from './SearchPanel.module.css';

/** Suggestions for visitors without a query. */
export const SearchSuggestions = ({ frame }: { readonly frame: FrameProps }) => {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('popular.heading')}
      </h2>
      <ul className={styles.popular}>
        {[...frame.cities, ...frame.activities].map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
