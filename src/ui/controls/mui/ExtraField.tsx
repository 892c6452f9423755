import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { mostUnits } from '@/commerce/cart/cart';
import { chargedQuantity } from '@/commerce/pricing/priceItem';
import { useMoney } from '@/ui/hooks/useMoney';
import { withControlTheme } from '../ControlTheme';
import type { ExtraFieldProps } from '../fieldProps';
import { NumberControl } from './NumberField';
import { Tick } from './Tick';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  // Not elements with styles of their own: a page has many extras, and each such element costs time to render.
  '& > .MuiFormControlLabel-root': {
    flex: '1 1 12rem',
    alignItems: 'flex-start',
    gap: '0.75rem',
    minHeight: 44,
    margin: 0,
    paddingBlock: '0.5rem',
  },
  '& b, & small': { display: 'block', lineHeight: 1.4 },
  '& b': { fontWeight: 600 },
  '& small': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.875rem' },
});

/** An extra of an activity and its quantity. A quantity below its minimum removes it (spec section 4). */
export const ExtraField = withControlTheme(
  ({ extra, quantity, id, onToggle, onQuantity }: ExtraFieldProps) => {
    const { t } = useTranslation('plan');
    const { format } = useMoney();
    const { name, description, minPeople } = extra;
    const field = useRef<HTMLDivElement>(null);
    const box = useRef<HTMLInputElement>(null);
    const minimum = minPeople > 1 ? ` (${t('item.extraMinimum', { count: minPeople })})` : '';
    return (
      <Root ref={field}>
        <FormControlLabel
          disableTypography
          control={
            <Tick
              id={id}
              checked={quantity > 0}
              onChange={onToggle}
              slotProps={{ input: { ref: box } }}
            />
          }
          label={
            <span>
              <b>{name}</b>
              <small>
                {t('item.extraPrice', { price: format(extra.price) })}
                {minimum}
              </small>
              {description && <small>{description}</small>}
            </span>
          }
        />
        {quantity > 0 && (
          <NumberControl
            look="bare"
            label={t('item.quantity', { extra: name })}
            value={chargedQuantity(quantity, minPeople)}
            least={minPeople}
            most={mostUnits}
            fewer={t('item.fewerOf', { extra: name })}
            more={t('item.moreOf', { extra: name })}
            onChange={onQuantity}
            onBelow={() => {
              // The number disappears with its buttons. A visitor who has gone elsewhere stays there.
              if (field.current?.contains(document.activeElement)) box.current?.focus();
              onQuantity(0);
            }}
          />
        )}
      </Root>
    );
  },
);
