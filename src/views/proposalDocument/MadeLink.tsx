import { useId } from 'react';
import type { DocumentContent } from '@/commerce/proposals/model/document';
import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from 'next-i18next/pages';
import { useSharing } from '../trip/useSharing';
import styles from './FoundDocument.module.css';

interface MadeLinkProps {
  readonly label: string;
  /** Complete. */
  readonly link: string;
  readonly content: DocumentContent;
}

/** A link that was just made, with the ways to send it. */
export const MadeLink = ({ label, link, content }: MadeLinkProps) => {
  const { t } = useTranslation('proposalDocument');
  const id = useId();
  const { canShare, outcome, copy, share } = useSharing();
  const text = t('send.message', { brand: content.brand.name, city: content.city.name });
  const subject = t('send.subject', { company: content.client.company });
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\n\n${link}`)}`;
  return (
    <div className={styles.made}>
      <p className={styles.strong}>{t('send.made', { label })}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{t('send.address', { label })}</label>
        <input id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
      </div>
      <div className={styles.buttons}>
        {canShare && (
          <Button look="cta" onClick={() => void share(text, link)}>
            <Icon name="share" /> {t('send.share')}
          </Button>
        )}
        <Button onClick={() => void copy(link)}>
          <Icon name="link" /> {t('send.copy')}
        </Button>
        <ButtonLink href={mail}>
          <Icon name="mail" /> {t('send.email')}
        </ButtonLink>
      </div>
      <p role="status">
        {outcome === 'copied' && t('send.copied')}
        {outcome === 'failed' && t('send.copyFailed')}
      </p>
    </div>
  );
};
