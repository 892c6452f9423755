import { Icon } from '@/ui/components/Icon';
import { useTranslation } from 'next-i18next/pages';
import type { Brand } from './frameProps';

interface ContactLinksProps {
  readonly brand: Pick<Brand, 'phone' | 'phoneHref' | 'chatHref'>;
  readonly iconSize: number;
  readonly className: string | undefined;
}

/** Phone and chat. */
export const ContactLinks = ({ brand, iconSize, className }: ContactLinksProps) => {
  const { t } = useTranslation('common');
  return (
    <ul className={className}>
      <li>
        <a href={brand.phoneHref}>
          <Icon name="phone" size={iconSize} /> {brand.phone}
        </a>
      </li>
      <li>
        <a href={brand.chatHref} rel="noopener">
          <Icon name="chat" size={iconSize} /> {t('contact.chat')}
        </a>
      </li>
    </ul>
  );
};
