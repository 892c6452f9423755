import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps, TextLink } from '@/layouts/frameProps';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  readonly links: FrameProps['links'];
  /** The pages between the destinations and this one. */
  readonly trail: readonly TextLink[];
}

/** The pages above this one, from the top. */
export const Breadcrumb = ({ links, trail }: BreadcrumbProps) => {
  const { t } = useTranslation('common');
  const above = [
    { text: t('breadcrumb.home'), href: links.home },
    { text: t('nav.destinations'), href: links.destinations },
    ...trail,
  ];
  return (
    <nav aria-label={t('breadcrumb.label')} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {above.map(({ text, href }) => (
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
