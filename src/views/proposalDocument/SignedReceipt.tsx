import type { DocumentSignature } from '@/commerce/proposals/model/documentState';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundDocument.module.css';
import type { SignPartProps } from './SignPart';
import { useDocumentWords } from './useDocumentWords';

interface SignedReceiptProps extends SignPartProps {
  readonly signature: DocumentSignature;
}

/** Who has signed what, and what happens next. It is printed with the document. */
export const SignedReceipt = ({ signature, content, version }: SignedReceiptProps) => {
  const { t } = useTranslation('proposalDocument');
  const { formatMoment, formatAmount } = useDocumentWords();
  const { name, position, option, signedAt, hash, termsVersion } = signature;
  const total = content.options.find((it) => it.name === option)?.total;
  return (
    <section aria-labelledby="document-signed" className={styles.receipt}>
      <h2 id="document-signed" className={styles.panelHeading}>
        {t('signed.heading')}
      </h2>
      <p className={styles.strong}>
        {t('signed.by', { name, position, moment: formatMoment(signedAt) })}
      </p>
      <p>
        {t('signed.option', { name: option, number: version.number })}
        {total && `: ${formatAmount(total.gross, content)}`}
      </p>
      {termsVersion !== null && <p>{t('terms.version', { version: termsVersion })}</p>}
      <p>
        {t('signed.hash')}
        <code className={styles.code}>{hash}</code>
      </p>
      <p>{t('signed.next', { brand: content.brand.name })}</p>
      <div className={styles.screen}>
        <Button onClick={() => window.print()}>{t('signed.receipt')}</Button>
      </div>
    </section>
  );
};
