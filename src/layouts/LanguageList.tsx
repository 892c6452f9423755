import type { MouseEvent } from 'react';
import { useLuggage } from '@/hooks/useLuggage';
import { useSiteOrigin } from '@/hooks/useSiteOrigin';
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

/** The same page in other languages, each on a site of its own: a full page load. */
export const LanguageList = ({ languages, current, look }: LanguageListProps) => {
  const originOf = useSiteOrigin();
  const pack = useLuggage();
  // Only at the moment of leaving is it known what a visitor takes along.
  const leave =
    (href: string | undefined) =>
    ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      // One's own page is no journey: what was packed would stay in the address.
      if (href && currentTarget.lang !== current) currentTarget.href = href + pack();
    };
  return (
    <ul className={`${styles.list} ${styles[look]}`}>
      {languages.map(({ siteId, lang, path, host }) => {
        const origin = originOf({ siteId, host });
        const href = origin && origin + path;
        return (
          <li key={siteId}>
            <a
              href={href}
              onClick={leave(href)}
              onAuxClick={leave(href)}
              hrefLang={lang}
              lang={lang}
              aria-current={lang === current ? 'true' : undefined}
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
