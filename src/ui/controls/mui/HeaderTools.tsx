import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/components/Icon';
import { useBrowserValue } from '@/ui/hooks/useBrowserValue';
import { useCart } from '@/ui/hooks/useCart';
import { useMoney } from '@/ui/hooks/useMoney';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from 'next-i18next/pages';
import { down, up } from '@/ui/themes/breakpoints';
import { footerId } from '../footerId';
import { withControlTheme } from '../ControlTheme';
import type { SearchToolProps } from '../searchToolProps';
import { hidden } from './fieldParts';

const narrow = `@media ${down('md')}`;

const SearchLabel = styled('span')({ [`@media ${down('lg')}`]: hidden });

/** Without scripts, and before they run, it links to the search page. */
export const SearchTool = withControlTheme(({ href, isOpen, onOpen }: SearchToolProps) => {
  const { t } = useTranslation('common');
  const isLive = useBrowserValue(() => true, false);
  const face = (
    <>
      <Icon name="search" size={24} />
      <SearchLabel>{t('nav.search')}</SearchLabel>
    </>
  );
  return isLive ? (
    <Button variant="tool" aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
      {face}
    </Button>
  ) : (
    <Button variant="tool" href={href}>
      {face}
    </Button>
  );
});

const PlanRoot = styled(Button)({
  '&.MuiButton-root': {
    border: '1.5px solid transparent',
    borderRadius: 'var(--mui-shape-radiusButton)',
    fontWeight: 650,
    // The count overlaps the icon's corner.
    '.MuiBadge-root:not(:has(.MuiBadge-invisible))': { marginRight: '0.375rem' },
    '.MuiBadge-badge': {
      top: 4,
      right: 2,
      padding: '0 5px',
      backgroundColor: 'var(--mui-palette-cta-main)',
      color: '#fff',
      fontWeight: 700,
      transition: 'none',
    },
    [`@media ${up('md')}`]: {
      padding: '0 1.125rem',
      borderColor: 'var(--mui-palette-control)',
      '&:hover': { borderColor: 'var(--mui-palette-text-primary)' },
    },
  },
});

const PlanLabel = styled('span')({ [narrow]: hidden });

const PlanCount = styled('span')(hidden);

const PlanTotal = styled('strong')({
  marginLeft: '0.25rem',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  // No room beside the logo; the flyout shows the total.
  [`@media ${down('sm')}`]: { display: 'none' },
});

/** Number of planned activities and their total; opens the flyout. */
export const PlanButton = withControlTheme(() => {
  const { t } = useTranslation('common');
  const { cart, price, hasPrice } = useCart();
  const { formatAmount } = useMoney();
  const { flyoutData, setFlyout } = useRootState();
  const count = cart.items.length;
  return (
    <PlanRoot
      variant="tool"
      data-scripted
      aria-haspopup="dialog"
      aria-expanded={flyoutData !== null}
      onClick={() => setFlyout({ added: null })}
    >
      <Badge badgeContent={count} slotProps={{ badge: { 'aria-hidden': true } }}>
        <Icon name="bag" size={24} />
      </Badge>
      <PlanLabel>{t('plan.open')}</PlanLabel>
      {count > 0 && (
        <>
          <PlanCount>{t('plan.count', { count })}</PlanCount>
          {hasPrice && <PlanTotal>{formatAmount(price.total)}</PlanTotal>}
        </>
      )}
    </PlanRoot>
  );
});

/** The label is shown only if it fits beside the icon: content that does not fit wraps to a hidden line. */
const MenuRoot = styled(Button)({
  [`@media ${up('md')}`]: { display: 'none' },
  [narrow]: {
    flexWrap: 'wrap',
    flexGrow: 1,
    justifyContent: 'flex-end',
    overflow: 'hidden',
    width: 44,
    maxWidth: 'max-content',
    maxHeight: 44,
    rowGap: 44,
  },
  '& > svg': { height: 44 },
});

/** Opens the menu of narrow screens. Without scripts, a link leads to the footer, which has the same links. */
export const MenuButton = withControlTheme(() => {
  const { t } = useTranslation('common');
  const { sidebarIsOpen, toggleSidebar } = useRootState();
  const face = (
    <>
      <Icon name="menu" size={24} />
      <span>{t('nav.menu')}</span>
    </>
  );
  return (
    <>
      <MenuRoot
        variant="tool"
        data-scripted
        aria-expanded={sidebarIsOpen}
        aria-haspopup="dialog"
        onClick={toggleSidebar}
      >
        {face}
      </MenuRoot>
      <noscript>
        <MenuRoot variant="tool" href={`#${footerId}`}>
          {face}
        </MenuRoot>
      </noscript>
    </>
  );
});
