import Button from '@mui/material/Button';
import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import usePagination from '@mui/material/usePagination';
import { Icon } from '@/ui/components/Icon';
import { Link } from '@/ui/components/Link';
import { useTranslation } from 'next-i18next/pages';
import { down } from '@/ui/themes/breakpoints';
import { withControlTheme } from '../ControlTheme';
import type { PaginationProps } from '../paginationProps';

const phone = `@media ${down('sm')}`;

const Root = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem 1.25rem',
  // The numbers stand below the previous and next links.
  [phone]: { justifyContent: 'space-between' },
  '[rel=prev] svg': { transform: 'scaleX(-1)' },
  '[rel=next]': { [phone]: { marginLeft: 'auto' } },
});

const Numbers = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem',
  [phone]: { flexBasis: '100%', order: 1, justifyContent: 'center' },
});

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `styled` loses the type of `component`
const PageLink = styled(PaginationItem)({
  minWidth: 44,
  height: 44,
  margin: 0,
  borderRadius: 'var(--mui-shape-radiusSmall)',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 600,
  '&:hover': { backgroundColor: 'var(--mui-palette-tint)' },
  '&.Mui-selected, &.Mui-selected:hover': {
    backgroundColor: 'var(--mui-palette-text-primary)',
    color: '#fff',
    // The system sets backgrounds in this mode, so the current page needs system colours.
    '@media (forced-colors: active)': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
}) as typeof PaginationItem;

/** Links to the pages of a list; renders nothing for a single page. */
export const Pagination = withControlTheme(({ current, hrefs }: PaginationProps) => {
  const { t } = useTranslation('blog');
  const { items } = usePagination({
    count: hrefs.length,
    page: current,
    hidePrevButton: true,
    hideNextButton: true,
  });
  const previous = hrefs[current - 2];
  const next = hrefs[current];
  if (hrefs.length < 2) return null;
  return (
    <Root aria-label={t('pages.label')}>
      {previous !== undefined && (
        <Button variant="tool" component={Link} href={previous} rel="prev">
          <Icon name="arrow" size={18} /> {t('pages.previous')}
        </Button>
      )}
      <Numbers>
        {items.map(({ type, page }) =>
          page === null || type !== 'page' ? (
            <li key={type} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <PageLink
                component={Link}
                href={hrefs[page - 1] ?? ''}
                page={page}
                selected={page === current}
                aria-label={t('pages.page', { number: page })}
                aria-current={page === current ? 'page' : undefined}
              />
            </li>
          ),
        )}
      </Numbers>
      {next !== undefined && (
        <Button variant="tool" component={Link} href={next} rel="next">
          {t('pages.next')} <Icon name="arrow" size={18} />
        </Button>
      )}
    </Root>
  );
});
