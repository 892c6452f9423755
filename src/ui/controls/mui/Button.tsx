import MuiButton from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import MuiIconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from '@/ui/components/Link';
import type {
  BareButtonProps,
  ButtonLinkProps,
  ButtonProps,
  IconButtonProps,
} from '../buttonProps';
import { withControlTheme } from '../ControlTheme';

export const Button = withControlTheme(({ look, ...rest }: ButtonProps) => (
  <MuiButton {...rest} variant={look} />
));

export const ButtonLink = withControlTheme(
  ({ href, look, isFullLoad = false, ...rest }: ButtonLinkProps) =>
    href.startsWith('/') && !isFullLoad ? (
      <MuiButton {...rest} component={Link} href={href} variant={look} />
    ) : (
      <MuiButton rel="noopener" {...rest} component="a" href={href} variant={look} />
    ),
);

const square = { width: 44, height: 44, padding: 0 } as const;

const BareIconButton = styled(MuiIconButton)({
  ...square,
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { color: 'var(--mui-palette-text-primary)' },
});

const FramedIconButton = styled(MuiIconButton)({
  ...square,
  border: '1.5px solid var(--mui-palette-control)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  '&:hover': { borderColor: 'var(--mui-palette-text-primary)' },
  // The `disabled` attribute would remove the focus.
  '&[aria-disabled="true"]': {
    borderColor: 'var(--mui-palette-divider)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    color: 'var(--mui-palette-control)',
    cursor: 'default',
  },
});

export const IconButton = withControlTheme(({ look = 'bare', ...rest }: IconButtonProps) =>
  look === 'framed' ? <FramedIconButton {...rest} /> : <BareIconButton {...rest} />,
);

export const BareButton = withControlTheme((props: BareButtonProps) => <ButtonBase {...props} />);
