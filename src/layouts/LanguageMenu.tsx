import { useTranslation } from '@/hooks/useTranslation';
import type { FrameProps } from './frameProps';
import { LanguageList } from './LanguageList';

interface LanguageMenuProps {
  readonly frame: Pick<FrameProps, 'languages' | 'site'>;
  readonly look: 'short' | 'full';
}

/** The languages as a navigation of its own; nothing where a brand speaks only one. */
export const LanguageMenu = ({ frame: { languages, site }, look }: LanguageMenuProps) => {
  const { t } = useTranslation('common');
  if (languages.length === 0) return null;
  return (
    <nav aria-label={t('language.label')}>
      <LanguageList languages={languages} current={site.lang} look={look} />
    </nav>
  );
};
