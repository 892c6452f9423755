import { Link } from '@/ui/components/Link';
import { useTranslation } from '@/ui/hooks/useTranslation';
import type { FrameProps, Trail } from '@/ui/layouts/frameProps';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  readonly links: FrameProps['links'];
  readonly trail: Trail;
}

/** The pages above this one, from the top. */
export const Breadcrumb = ({ links, trail }: BreadcrumbProps) => {
  const { t } = useTranslation('common');
  const above = [
    { text: t('breadcrumb.home'), href: links.home },
    { text: t(`nav.${trail.top}`), href: links[trail.top] },
    ...trail.below,
  ];
  return (
    <nav aria-label={t('breadcrumb.label')} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {above.map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
