import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { TextLink } from '@/layouts/frameProps';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  readonly home: string;
  /** The pages above this one, from the top. */
  readonly trail: readonly TextLink[];
}

export const Breadcrumb = ({ home, trail }: BreadcrumbProps) => {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumb.label')} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {[{ text: t('breadcrumb.home'), href: home }, ...trail].map(({ text, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
