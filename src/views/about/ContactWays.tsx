import { Icon } from '@/components/Icon';
import { useTranslation } from '@/hooks/useTranslation';
import type { Brand } from '@/layouts/frameProps';
import styles from './ContactWays.module.css';

interface ContactWaysProps {
  readonly brand: Pick<Brand, 'chatHref' | 'phoneHref' | 'phone' | 'email'>;
}

/** Chat, phone and mail: what works at once, and without any script. */
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
