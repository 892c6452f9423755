import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import type { DocumentParts } from './documentParts';
import styles from './FoundDocument.module.css';
import { shortenHash, useDocumentWords } from './useDocumentWords';

/** All versions, the newest first. Each stays readable. */
export const VersionList = ({ state, version, actions, heading }: DocumentParts) => {
  const { t } = useTranslation('proposalDocument');
  const { formatDay } = useDocumentWords();
  if (state.versions.length < 2) return null;
  const show = (number: number) => {
    actions.show(number);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="document-versions" className={styles.screen}>
      <h2 id="document-versions" className={styles.title}>
        {t('versions.heading')}
      </h2>
      <ul className={styles.rows}>
        {[...state.versions].reverse().map((it) => (
          <li key={it.number}>
            <span>
              {t('versions.item', {
                number: it.number,
                day: formatDay(it.createdAt.slice(0, 10)),
              })}
              <span className={styles.small}>
                {[
                  t(`versions.${it.state}`),
                  ...(it.signature ? [t('versions.signed')] : []),
                  shortenHash(it.hash),
                ].join(' · ')}
              </span>
            </span>
            {it.number !== version.number && (
              <Button onClick={() => show(it.number)}>
                {t('versions.show', { number: it.number })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
