import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { mostUnits } from '@/commerce/cart/cart';
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
});

const Choice = styled(FormControlLabel)({
  flex: '1 1 12rem',
  alignItems: 'flex-start',
  gap: '0.75rem',
  minHeight: 44,
  margin: 0,
  paddingBlock: '0.5rem',
});

const Name = styled('span')({ display: 'block', fontWeight: 600, lineHeight: 1.4 });

const Note = styled('span')({
  display: 'block',
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.875rem',
  lineHeight: 1.4,
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
        <Choice
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
              <Name>{name}</Name>
              <Note>
                {t('item.extraPrice', { price: format(extra.price) })}
                {minimum}
              </Note>
              {description && <Note>{description}</Note>}
            </span>
          }
        />
        {quantity > 0 && (
          <NumberControl
            look="bare"
            label={t('item.quantity', { extra: name })}
            value={Math.max(quantity, minPeople)}
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
