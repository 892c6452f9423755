import { planningControls } from '@/ui/controls/controlGroups';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps, Trail } from '@/ui/layouts/frameProps';

const Breadcrumbs = planningControls.get('Breadcrumbs');

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
  return <Breadcrumbs label={t('breadcrumb.label')} links={above} />;
};
