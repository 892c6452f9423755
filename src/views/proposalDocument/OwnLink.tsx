import { toDocumentLink } from '@/commerce/proposals/model/documentToken';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundDocument.module.css';
import { toWholeLink, useSharing } from '../trip/useSharing';

interface OwnLinkProps {
  readonly token: string;
  /** Path of the page. */
  readonly page: string;
}

/** The link of the person who made the request. It is known only until the page is left. */
export const OwnLink = ({ token, page }: OwnLinkProps) => {
  const { t } = useTranslation('proposalDocument');
  const { outcome, copy } = useSharing();
  const link = toWholeLink(toDocumentLink(page, token));
  return (
    <section aria-labelledby="document-own" className={styles.panel}>
      <h2 id="document-own" className={styles.panelHeading}>
        {t('own.heading')}
      </h2>
      <p>{t('own.text')}</p>
      <div>
        <Button onClick={() => void copy(link)}>{t('own.copy')}</Button>
      </div>
      <p role="status">
        {outcome === 'copied' && t('send.copied')}
        {outcome === 'failed' && `${t('send.copyFailed')} ${link}`}
      </p>
    </section>
  );
};
