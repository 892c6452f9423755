import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from 'next-i18next/pages';
import { down } from '@/ui/themes/breakpoints';
import { withControlTheme } from '../ControlTheme';
import type { StepsProps } from '../stepsProps';
import { hidden } from './fieldParts';

const names = ['activities', 'plan', 'details', 'done'] as const;

const Root = styled(Stepper)({
  gap: '0.5rem',
  li: {
    flex: 'none',
    padding: 0,
    gap: '0.5rem',
    '&:not(:last-child)': { minWidth: 0, flexShrink: 1 },
  },
  '.MuiStepLabel-root': { padding: 0, gap: '0.625rem' },
  '.MuiStepLabel-iconContainer': { padding: 0 },
  '.MuiStepLabel-label': {
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.9375rem',
    fontWeight: 400,
    lineHeight: 1.2,
    // Wraps into two lines rather than overflow the screen.
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '&.Mui-active': { color: 'var(--mui-palette-text-primary)', fontWeight: 700 },
  },
  [`@media ${down('md')}`]: {
    // For screen readers only.
    'li:not([aria-current]) .MuiStepLabel-labelContainer': hidden,
  },
});

const Line = styled(StepConnector)({
  flex: 'none',
  width: 'clamp(0.75rem, 3vw, 3.5rem)',
  '.MuiStepConnector-line': {
    borderTop: '2px solid var(--mui-palette-divider)',
  },
  '&.Mui-active, &.Mui-completed': {
    '.MuiStepConnector-line': { borderColor: 'var(--mui-palette-green-main)' },
  },
});

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 32,
  height: 32,
  border: '2px solid var(--mui-palette-control)',
  borderRadius: 'min(var(--mui-shape-radiusButton), 50%)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: 1,
  '[aria-current] &': {
    borderColor: 'var(--mui-palette-cta-main)',
    backgroundColor: 'var(--mui-palette-cta-main)',
    color: '#fff',
  },
  '.Mui-completed &': {
    borderColor: 'var(--mui-palette-green-main)',
    backgroundColor: 'var(--mui-palette-green-main)',
    color: '#fff',
  },
});

interface StepMarkProps {
  readonly completed?: boolean;
  readonly icon?: React.ReactNode;
}

const StepMark = ({ completed = false, icon }: StepMarkProps) => (
  <Mark aria-hidden="true">{completed ? <Icon name="check" size={16} /> : icon}</Mark>
);

/** Progress of a booking. Narrow screens name only the current step. */
export const Steps = withControlTheme(({ step }: StepsProps) => {
  const { t } = useTranslation('plan');
  return (
    <Root activeStep={step} connector={<Line />} aria-label={t('steps.label')}>
      {names.map((name, index) => (
        <Step key={name} aria-current={index === step ? 'step' : undefined}>
          <StepLabel slots={{ stepIcon: StepMark }}>{t(`steps.${name}`)}</StepLabel>
        </Step>
      ))}
    </Root>
  );
});
