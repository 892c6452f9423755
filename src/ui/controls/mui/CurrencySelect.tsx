import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'next-i18next/pages';
import { currencyCodes, isCurrencyCode } from '@/commerce/pricing/currencies';
import { useMoney } from '@/ui/hooks/useMoney';
import { useRootState } from '@/ui/hooks/useRootState';
import { withControlTheme } from '../ControlTheme';
import type { CurrencySelectProps } from '../fieldProps';
import { Chevron } from './Chevron';

const Label = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' });

const strip = {
  minHeight: 32,
  padding: '0.125rem 0.5rem',
  border: '1px solid var(--mui-palette-control)',
  borderRadius: 'min(var(--mui-shape-radiusSmall), 8px)',
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 600,
} as const;

const icon = { right: '0.5rem', width: 10, height: 7, color: 'inherit', opacity: 0.6 } as const;

// The system draws the list on its own ground.
const option = { color: 'var(--mui-palette-text-primary)' } as const;

/** It lies on grounds of any colour. */
const createInput = (select: Readonly<Record<string, string | number>>) =>
  styled(InputBase)({
    '&&& select': { ...strip, ...select },
    '& select:hover': { borderColor: 'currentcolor' },
    '& svg': icon,
    '& option': option,
  });

const Look = {
  strip: createInput({ paddingRight: '1.5rem' }),
  drawer: createInput({ minHeight: 44, paddingInline: '0.75rem 1.75rem' }),
};

export const CurrencySelect = withControlTheme(({ look }: CurrencySelectProps) => {
  const { t } = useTranslation('common');
  const { currency } = useMoney();
  const { setCurrency } = useRootState();
  const Input = Look[look];
  return (
    <Label data-scripted>
      <span>{t('currency.label')}</span>
      <NativeSelect
        input={<Input />}
        IconComponent={Chevron}
        value={currency}
        onChange={({ target }) => {
          if (isCurrencyCode(target.value)) setCurrency(target.value);
        }}
      >
        {currencyCodes.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </NativeSelect>
    </Label>
  );
});
