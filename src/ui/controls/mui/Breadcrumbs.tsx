import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import { Link } from '@/ui/components/Link';
import type { BreadcrumbsProps } from '../breadcrumbProps';
import { withControlTheme } from '../ControlTheme';

export const Breadcrumbs = withControlTheme(({ label, links }: BreadcrumbsProps) => (
  <MuiBreadcrumbs aria-label={label}>
    {links.map(({ text, href }) => (
      <Link key={href} href={href}>
        {text}
      </Link>
    ))}
  </MuiBreadcrumbs>
));
