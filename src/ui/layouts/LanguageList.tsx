import { useSiteLink } from '@/ui/hooks/useSiteLink';
import type { Language } from '@/config/sites/site';
import type { LanguageLink } from '@/ui/layouts/frameProps';
import { languageNames } from './languageNames';
import styles from './LanguageList.module.css';

interface LanguageListProps {
  readonly languages: readonly LanguageLink[];
  readonly current: Language;
  /** `short` shows two letters; screen readers read the full name after them. */
  readonly look: 'short' | 'full';
}

/**
 * The same page in other languages. Each is on another site, so the link is a full page load. Only links to the same
 * page are marked as translations.
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
