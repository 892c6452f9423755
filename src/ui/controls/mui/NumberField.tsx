import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { fieldFrame } from '@/ui/themes/components/field';
import { withControlTheme } from '../ControlTheme';
import type { NumberFieldProps } from '../fieldProps';
import { Field, formLabel, hidden, smallLabel } from './fieldParts';

const Control = styled(InputBase)({
  ...fieldFrame,
  display: 'inline-flex',
  boxSizing: 'border-box',
  justifyContent: 'space-between',
  height: '3.125rem',
  overflow: 'hidden',
  '& .MuiInputBase-input': {
    flex: 1,
    width: '3rem',
    minHeight: 0,
    padding: 0,
    // The frame around it has the ground: in forced colours a ground alone would vanish.
    background: 'none',
    border: 0,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 700,
    textAlign: 'center',
    appearance: 'textfield',
    '&:focus-visible': { outlineOffset: -3 },
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none' },
  },
  '& .MuiIconButton-root': {
    flexShrink: 0,
    width: 46,
    height: '100%',
    padding: 0,
    borderRadius: 0,
    fontSize: '1.5rem',
    lineHeight: 1,
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-disabled="true"]': {
      backgroundColor: 'transparent',
      color: 'var(--mui-palette-control)',
      cursor: 'default',
    },
  },
});

const roots = {
  beside: styled('div')({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1rem',
    '& > label': formLabel,
  }),
  stacked: styled(Field)({ '& > label': smallLabel }),
  bare: styled('div')({ display: 'flex', '& > label': hidden }),
};

/**
 * A number field with two step buttons. Typed input counts as soon as it is within the bounds. Other input may be a
 * number that is not typed to its end, so it counts on Enter or when the focus leaves field and buttons. A button at a
 * bound does nothing, but is not disabled, so that it keeps the focus.
 */
export const NumberControl = (props: NumberFieldProps) => {
  const {
    label,
    value,
    least,
    most,
    fewer,
    more,
    onChange,
    onBelow,
    keptAs,
    look = 'beside',
  } = props;
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  // The state is not up to date if the Enter key also moves the focus.
  const latest = useRef<string>(undefined);
  const write = (text: string | undefined) => {
    latest.current = text;
    setTyped(text);
  };
  const read = () => {
    const number = Number(latest.current || Number.NaN);
    return Number.isFinite(number) ? number : undefined;
  };
  const isAllowed = (number: number) =>
    Number.isInteger(number) && number >= least && number <= most;
  const type = (text: string) => {
    write(text);
    const number = read();
    if (number !== undefined && isAllowed(number)) onChange(number, true);
  };
  /** A value above the maximum, which a plan may still have, goes down step by step. */
  const set = (number: number) => {
    write(undefined);
    if (number < least && onBelow) onBelow();
    else onChange(Math.max(Math.round(number), least));
  };
  const settle = () => {
    const number = read();
    if (number === undefined) write(undefined);
    else set(Math.min(number, most));
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!control.current?.contains(relatedTarget)) settle();
  };
  const stepDown = () => {
    const now = read() ?? value;
    if (now > least || onBelow) set(now - 1);
  };
  const stepUp = () => {
    const now = read() ?? value;
    if (now < most) set(Math.max(now + 1, least));
  };
  const Root = roots[look];
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Control
        ref={control}
        id={id}
        type="number"
        value={typed ?? value}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        slotProps={{
          root: { onBlur: leave },
          input: {
            inputMode: 'numeric',
            min: least,
            max: most,
            ...(keptAs && { 'data-kept-as': keptAs }),
          },
        }}
        startAdornment={
          <IconButton
            aria-label={fewer}
            aria-disabled={value <= least && !onBelow}
            onClick={stepDown}
          >
            −
          </IconButton>
        }
        endAdornment={
          <IconButton aria-label={more} aria-disabled={value >= most} onClick={stepUp}>
            +
          </IconButton>
        }
      />
    </Root>
  );
};

export const NumberField = withControlTheme(NumberControl);
