import type { DocumentContent } from '@/commerce/proposals/model/document';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import type { DocumentParts } from './documentParts';
import styles from './FoundDocument.module.css';
import { useDocumentWords } from './useDocumentWords';

interface VersionNoticeProps extends DocumentParts {
  readonly content: DocumentContent | undefined;
}

/** Says that the version that is shown does not count any more. */
export const VersionNotice = ({ version, state, actions, brand, content }: VersionNoticeProps) => {
  const { t } = useTranslation('proposalDocument');
  const { formatDay } = useDocumentWords();
  const newest = state.versions.at(-1)?.number ?? version.number;
  if (version.state === 'current') return null;
  const day = content ? formatDay(content.validUntil) : '';
  return (
    <div className={styles.notice} role="note">
      <h2 className={styles.noticeHeading}>{t(`${version.state}.heading`, { day })}</h2>
      {version.state === 'replaced' && (
        <>
          <p>{t('replaced.text', { number: version.number })}</p>
          <div>
            <Button onClick={() => actions.show(null)}>
              {t('replaced.show', { number: newest })}
            </Button>
          </div>
        </>
      )}
      {version.state === 'expired' && <p>{t('expired.text')}</p>}
      {version.state === 'damaged' && <p>{t('damaged.text', { phone: brand.phone })}</p>}
    </div>
  );
};
