import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Icon } from '@/ui/components/Icon';
import { loadPatiently } from '@/lib/loadPatiently';
import { useTranslation } from 'next-i18next/pages';
import styles from './LinkTools.module.css';
import { useSharing } from './useSharing';

const QrCode = dynamic(
  () => loadPatiently(() => import('./QrCode')).then((module) => module.QrCode),
  { ssr: false },
);

interface LinkToolsProps {
  /** Complete. */
  readonly link: string;
  /** What is sent with a link that is for others. */
  readonly invitation?: { readonly text: string; readonly subject: string };
  /** Of the button that copies. */
  readonly copyText?: string;
}

/** What can be done with a link: share, copy, send, or let it be scanned. */
export const LinkTools = ({ link, invitation, copyText }: LinkToolsProps) => {
  const { t } = useTranslation('trip');
  const { canShare, outcome, copy, share } = useSharing();
  const [hasCode, setHasCode] = useState(false);
  const isShared = canShare && invitation !== undefined;
  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        {isShared && (
          <Button look="cta" onClick={() => void share(invitation.text, link)}>
            <Icon name="share" /> {t('share.share')}
          </Button>
        )}
        <Button look={isShared || !invitation ? 'plain' : 'cta'} onClick={() => void copy(link)}>
          <Icon name="link" /> {copyText ?? t('share.copy')}
        </Button>
        {invitation && (
          <>
            <ButtonLink
              look="chat"
              href={`https://wa.me/?text=${encodeURIComponent(`${invitation.text} ${link}`)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="chat" /> {t('share.chat')}
            </ButtonLink>
            <ButtonLink
              href={`mailto:?subject=${encodeURIComponent(invitation.subject)}&body=${encodeURIComponent(`${invitation.text}\n\n${link}`)}`}
            >
              <Icon name="mail" /> {t('share.email')}
            </ButtonLink>
          </>
        )}
        <Button aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
          <Icon name="code" /> {t(hasCode ? 'qr.hide' : 'qr.show')}
        </Button>
      </div>
      {hasCode && <QrCode link={link} />}
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && t('share.copied')}
        {outcome === 'failed' && t('share.failed', { address: link })}
      </p>
    </div>
  );
};
