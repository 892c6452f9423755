import { withChatText } from '@/lib/phone';
import { suggestMessage } from '@/ui/hooks/enquiryDraft';
import { useTranslation } from 'next-i18next/pages';
import type { AskAboutGroupProps } from './AskAboutGroup';
import styles from './AskAboutGroupLinks.module.css';
import { ButtonLink } from './ButtonLink';

/** Two ways to ask for a group that is too large for one session, with everything filled in. */
export const AskAboutGroupLinks = ({ links, text, people }: AskAboutGroupProps) => {
  const { t } = useTranslation('plan');
  return (
    <div className={styles.ways}>
      <ButtonLink href={withChatText(links.chat, text)} look="chat">
        {t('ask.group', { count: people })}
      </ButtonLink>
      <ButtonLink look="quiet" href={links.form} onClick={() => suggestMessage(text)}>
        {t('ask.write')}
      </ButtonLink>
    </div>
  );
};
