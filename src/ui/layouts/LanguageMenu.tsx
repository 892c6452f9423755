import { useTranslation } from 'next-i18next/pages';
import type { FrameProps } from './frameProps';
import { LanguageList } from './LanguageList';

interface LanguageMenuProps {
  readonly frame: Pick<FrameProps, 'languages' | 'site'>;
  readonly look: 'short' | 'full';
}

/** A navigation of the languages; renders nothing for a brand with only one. */
export const LanguageMenu = ({ frame: { languages, site }, look }: LanguageMenuProps) => {
  const { t } = useTranslation('common');
  if (languages.length === 0) return null;
  return (
    <nav aria-label={t('language.label')}>
      <LanguageList languages={languages} current={site.lang} look={look} />
    </nav>
  );
};
