import { Icon } from '@/ui/components/Icon';
import { useTranslation } from 'next-i18next/pages';
import type { Brand } from '@/ui/layouts/frameProps';
import styles from './ContactWays.module.css';

interface ContactWaysProps {
  readonly brand: Pick<Brand, 'chatHref' | 'phoneHref' | 'phone' | 'email'>;
}

/** Chat, phone and e-mail: they work at once and without scripts. */
export const ContactWays = ({ brand }: ContactWaysProps) => {
  const { t } = useTranslation(['contact', 'common']);
  const ways = [
    { name: 'chat', icon: 'chat', href: brand.chatHref, text: t('common:contact.chat') },
    { name: 'phone', icon: 'phone', href: brand.phoneHref, text: brand.phone },
    { name: 'email', icon: 'mail', href: `mailto:${brand.email}`, text: brand.email },
  ] as const;
  return (
    <ul aria-label={t('contact:ways.label')} className={styles.ways}>
      {ways.map(({ name, icon, href, text }) => (
        <li key={name} className={styles.way}>
          <span className={styles.icon}>
            <Icon name={icon} size={22} />
          </span>
          <span>
            <span className={styles.name}>{t(`contact:ways.${name}`)}</span>
            <a href={href} className={styles.link}>
              {text}
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
};
