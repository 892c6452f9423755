import type { DocumentContent } from '@/commerce/proposals/model/document';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundDocument.module.css';
import { useDocumentWords } from './useDocumentWords';

/** Until when the prices hold, which texts apply in which version, and who answers the phone. */
export const TermsPart = ({ content }: { readonly content: DocumentContent }) => {
  const { t } = useTranslation('proposalDocument');
  const { formatDay, formatRate } = useDocumentWords();
  const { terms, brand } = content;
  return (
    <>
      <section aria-labelledby="document-terms">
        <h2 id="document-terms" className={styles.title}>
          {t('terms.heading')}
        </h2>
        <ul className={styles.list}>
          <li>{t('terms.valid', { day: formatDay(content.validUntil) })}</li>
          <li>{t('terms.deposit', { percent: formatRate(terms.depositPercent * 100) })}</li>
          <li>{t('terms.balance', { count: terms.balanceDueDays })}</li>
          {terms.pages.length > 0 && (
            <li>
              {t('terms.pages')}{' '}
              {terms.pages.map(({ title, path }, index) => (
                <span key={path}>
                  {index > 0 && ', '}
                  <a href={path} target="_blank" rel="noopener">
                    {title}
                  </a>
                </span>
              ))}
              {terms.version !== null && (
                <span className={styles.code}>
                  {t('terms.version', { version: terms.version })}
                </span>
              )}
            </li>
          )}
        </ul>
      </section>
      <section aria-labelledby="document-contact">
        <h2 id="document-contact" className={styles.title}>
          {t('contact.heading')}
        </h2>
        <p>{t('contact.text', { brand: brand.name })}</p>
        <ul className={styles.ways}>
          <li>
            <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
          </li>
          <li>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </li>
          <li>{brand.address}</li>
        </ul>
      </section>
    </>
  );
};
