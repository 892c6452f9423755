import { useId } from 'react';
import type { DocumentLink } from '@/commerce/proposals/model/documentState';
import { Icon } from '@/ui/components/Icon';
import { IconButton } from '@/ui/components/IconButton';
import { useTranslation } from 'next-i18next/pages';
import { useFocusNext } from '../trip/useFocusNext';
import type { DocumentParts } from './documentParts';
import styles from './FoundDocument.module.css';
import { useDocumentWords } from './useDocumentWords';

const useLinkState = () => {
  const { t } = useTranslation('proposalDocument');
  const { formatDay } = useDocumentWords();
  return ({ scope, usedOn, endedOn }: DocumentLink): string => {
    if (endedOn !== null) return t('send.ended', { day: formatDay(endedOn) });
    const use = usedOn === null ? t('send.unused') : t('send.used', { day: formatDay(usedOn) });
    return `${t(scope === 'sign' ? 'send.sign' : 'send.read')} · ${use}`;
  };
};

/** The links for others, and how they stand. */
export const LinkList = ({ state, actions, tell }: DocumentParts) => {
  const { t } = useTranslation('proposalDocument');
  const stateOf = useLinkState();
  const heading = useId();
  const focusNext = useFocusNext();
  const links = state.desk?.links ?? [];
  if (links.length === 0) return null;
  const end = (id: string) =>
    void tell(actions.send({ kind: 'endLink', id }), t('status.ended')).then(
      (isDone) => isDone && focusNext(heading),
    );
  return (
    <>
      <h3 id={heading} tabIndex={-1} className={styles.rowsHeading}>
        {t('send.links')}
      </h3>
      <ul className={styles.rows}>
        {links.map((link) => (
          <li key={link.id}>
            <span>
              {link.label}
              <span className={styles.small}>{stateOf(link)}</span>
            </span>
            {link.endedOn === null && (
              <IconButton
                aria-label={t('send.end', { label: link.label })}
                onClick={() => end(link.id)}
              >
                <Icon name="cross" size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
