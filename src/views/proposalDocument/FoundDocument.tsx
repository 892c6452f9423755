import { useMemo } from 'react';
import { parseContent } from '@/commerce/proposals/model/document';
import type { DocumentState } from '@/commerce/proposals/model/documentState';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import { Cover } from './Cover';
import type { DocumentPageProps } from './documentPage';
import type { DocumentParts } from './documentParts';
import { DraftPanel } from './DraftPanel';
import { Fingerprint } from './Fingerprint';
import styles from './FoundDocument.module.css';
import { OptionsTable } from './OptionsTable';
import { OwnLink } from './OwnLink';
import { PriceTable } from './PriceTable';
import { Programme } from './Programme';
import { QuestionThread } from './QuestionThread';
import { SendPanel } from './SendPanel';
import { SignPart } from './SignPart';
import { TermsPart } from './TermsPart';
import type { DocumentActions } from './useDocument';
import { useDocumentStatus } from './useDocumentStatus';
import { VersionList } from './VersionList';
import { VersionNotice } from './VersionNotice';

interface FoundDocumentProps extends DocumentPageProps {
  readonly state: DocumentState;
  readonly actions: DocumentActions;
  readonly token: string | null;
}

/** The frozen document, and around it what the holder of the link may do. */
export const FoundDocument = (props: FoundDocumentProps) => {
  const { state, actions, token, heading, brand, page, home } = props;
  const { t } = useTranslation('proposalDocument');
  const { status, tell } = useDocumentStatus();
  const content = useMemo(
    () => (state.text === null ? undefined : parseContent(state.text)),
    [state.text],
  );
  const version = state.versions.find(({ number }) => number === state.shown);
  if (!version) return null;
  const parts: DocumentParts = { state, version, actions, tell, heading, brand, page, home };
  const isOwner = state.desk !== null;
  return (
    <div className={styles.page}>
      <p role="status" className={status.isProblem ? styles.problem : styles.status}>
        {status.text}
      </p>
      <VersionNotice {...parts} content={content} />
      {content ? (
        <article className={styles.document}>
          <Cover content={content} version={version} state={state} heading={heading} />
          <div className={styles.tools}>
            <Button onClick={() => window.print()}>{t('print')}</Button>
          </div>
          {isOwner && (
            <div className={styles.desk}>
              <DraftPanel {...parts} content={content} />
              <SendPanel {...parts} content={content} />
              {token !== null && <OwnLink token={token} page={page} />}
            </div>
          )}
          <section aria-labelledby="document-aims">
            <h2 id="document-aims" className={styles.title}>
              {t('aims.heading')}
            </h2>
            <p className={styles.words}>{content.aims}</p>
          </section>
          {content.options.length > 1 && <OptionsTable content={content} />}
          {content.options.map((option) => (
            <Programme key={option.name} content={content} option={option} />
          ))}
          {content.options.map((option) => (
            <PriceTable key={option.name} content={content} option={option} />
          ))}
          <TermsPart content={content} />
          <SignPart {...parts} content={content} />
          <QuestionThread {...parts} />
          <VersionList {...parts} />
          <Fingerprint hash={version.hash} />
        </article>
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {t('cover.kind')}
          </h1>
          <QuestionThread {...parts} />
          <VersionList {...parts} />
        </>
      )}
    </div>
  );
};
