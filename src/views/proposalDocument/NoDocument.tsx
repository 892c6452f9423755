import { NothingOpened } from '@/ui/components/NothingOpened';
import { useTranslation } from 'next-i18next/pages';
import type { DocumentPageProps } from './documentPage';

interface NoDocumentProps extends DocumentPageProps {
  readonly words: 'unknown' | 'failure';
  readonly onRetry?: () => void;
}

/** Says why there is no document to show. */
export const NoDocument = ({ words, onRetry, heading, home }: NoDocumentProps) => {
  const { t } = useTranslation('proposalDocument');
  return (
    <NothingOpened
      heading={heading}
      title={t(`${words}.heading`)}
      text={t(`${words}.text`)}
      retry={onRetry && { label: t('failure.retry'), onPress: onRetry }}
      home={{ label: t('home'), href: home }}
    />
  );
};
