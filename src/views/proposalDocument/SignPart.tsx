import type { DocumentContent } from '@/commerce/proposals/model/document';
import { useTranslation } from 'next-i18next/pages';
import type { DocumentParts } from './documentParts';
import styles from './FoundDocument.module.css';
import { SignedReceipt } from './SignedReceipt';
import { SignForm } from './SignForm';

export interface SignPartProps extends DocumentParts {
  readonly content: DocumentContent;
}

/** Signs the version that is shown, or says who has signed it. */
export const SignPart = (props: SignPartProps) => {
  const { t } = useTranslation('proposalDocument');
  const { version, state, content } = props;
  if (version.signature) {
    return <SignedReceipt {...props} signature={version.signature} />;
  }
  // Whoever was about to sign sees here why the form has gone.
  const isReplaced = version.state === 'replaced' && state.scope !== 'read';
  if (version.state !== 'current' && !isReplaced) return null;
  const canSign = state.scope !== 'read' && !isReplaced;
  const isPriced = content.options.some(({ total }) => total !== null);
  return (
    <section aria-labelledby="document-sign" className={styles.panel}>
      <h2 id="document-sign" tabIndex={-1} className={styles.panelHeading}>
        {t('sign.heading')}
      </h2>
      {state.scope === 'read' && <p>{t('sign.readOnly')}</p>}
      {isReplaced && <p role="alert">{t('status.replaced')}</p>}
      {canSign && !isPriced && <p>{t('sign.unpriced')}</p>}
      {canSign && isPriced && <SignForm key={version.hash} {...props} />}
    </section>
  );
};
