import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from 'next-i18next/pages';
import { type Filters, looks } from './filters';

interface LookSwitchProps {
  readonly value: Filters['view'];
  readonly onChange: (value: Filters['view']) => void;
}

/** Cards or map. */
export const LookSwitch = ({ value, onChange }: LookSwitchProps) => {
  const { t } = useTranslation('destinations');
  return (
    <ChoiceChips
      look="switch"
      legend={t('view.label')}
      value={value}
      choices={looks.map((look) => ({
        value: look,
        label: (
          <>
            <Icon name={look} size={18} /> {t(`view.${look}`)}
          </>
        ),
      }))}
      onChange={onChange}
    />
  );
};
