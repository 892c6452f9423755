import { useSiteLink } from '@/hooks/useSiteLink';
import type { Language } from '@/sites/site';
import type { LanguageLink } from '@/layouts/frameProps';
import { languageNames } from './languageNames';
import styles from './LanguageList.module.css';

interface LanguageListProps {
  readonly languages: readonly LanguageLink[];
  readonly current: Language;
  /** `short` shows two letters; screen readers hear the full name after them. */
  readonly look: 'short' | 'full';
}

/**
 * The same page in other languages, each on a site of its own: a full page load. Only what is the same page is marked as
 * its translation.
 */
export const LanguageList = ({ languages, current, look }: LanguageListProps) => {
  const linkTo = useSiteLink();
  return (
    <ul className={`${styles.list} ${styles[look]}`}>
      {languages.map((link) => {
        const { siteId, lang } = link;
        const isHere = lang === current;
        return (
          <li key={siteId}>
            <a
              {...linkTo(link, isHere)}
              hrefLang={link.isAbove ? undefined : lang}
              lang={lang}
              aria-current={isHere ? 'true' : undefined}
              className={styles.link}
            >
              {look === 'short' && `${lang} `}
              <span className={look === 'short' ? styles.hidden : undefined}>
                {languageNames[lang]}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
};
