import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import { styled } from '@mui/material/styles';
import { Link } from '@/ui/components/Link';
import type { BreadcrumbsProps } from '../breadcrumbProps';
import { up } from '@/ui/themes/breakpoints';
import { withControlTheme } from '../ControlTheme';

const Root = styled(MuiBreadcrumbs)({
  maxWidth: 'var(--mui-rhythm-width)',
  marginInline: 'auto',
  padding: '0.625rem 1.25rem',
  fontSize: '0.875rem',
  lineHeight: 'inherit',
  letterSpacing: 0,
  ol: { rowGap: '0.125rem' },
  '.MuiBreadcrumbs-separator': { color: 'var(--mui-palette-control)' },
  a: {
    display: 'inline-block',
    paddingBlock: '0.25rem',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: 'var(--mui-palette-link)', textDecoration: 'underline' },
  },
  [`@media ${up('md')}`]: { paddingInline: '2rem' },
});

export const Breadcrumbs = withControlTheme(({ label, links }: BreadcrumbsProps) => (
  <Root aria-label={label}>
    {links.map(({ text, href }) => (
      <Link key={href} href={href}>
        {text}
      </Link>
    ))}
  </Root>
));
