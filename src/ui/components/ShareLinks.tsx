import { useId } from 'react';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { Button } from './Button';
import { Icon } from './Icon';
import styles from './ShareLinks.module.css';
import { useShare } from './useShare';

const toMail = (title: string, address: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

/** Ways to share a page. None of them informs a third party. */
export const ShareLinks = ({ title }: { readonly title: string }) => {
  const { t } = useTranslation('blog');
  const { canShare, address, outcome, share } = useShare(title);
  const id = useId();
  const mail = (
    <>
      <Icon name="mail" /> {t('share.email')}
    </>
  );
  return (
    <div role="group" aria-labelledby={id} className={styles.share}>
      <p id={id} className={styles.label}>
        {t('share.label')}
      </p>
      {address ? (
        <a href={toMail(title, address)} className={styles.mail}>
          {mail}
        </a>
      ) : (
        // Reserves the space of the link, which has no URL yet.
        <span aria-hidden="true" className={styles.coming}>
          {mail}
        </span>
      )}
      <Button onClick={() => void share()}>
        <Icon name={canShare ? 'share' : 'link'} /> {canShare ? t('share.share') : t('share.copy')}
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && t('share.copied')}
        {outcome === 'failed' && t('share.failed', { address })}
      </p>
    </div>
  );
};
