import { useTranslation } from 'next-i18next/pages';
import type { FrameProps, TextLink } from './frameProps';

/** The sections of a site, in the order of header and menu. */
export const useNavigation = ({ links }: Pick<FrameProps, 'links'>): readonly TextLink[] => {
  const { t } = useTranslation('common');
  return [
    { text: t('nav.destinations'), href: links.destinations },
    { text: t('nav.activities'), href: links.activities },
    { text: t('nav.blog'), href: links.blog },
    { text: t('nav.about'), href: links.about },
  ];
};
