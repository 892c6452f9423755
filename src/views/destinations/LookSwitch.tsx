import { useId } from 'react';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { type Filters, looks } from './filters';
import styles from './LookSwitch.module.css';

interface LookSwitchProps {
  readonly value: Filters['view'];
  readonly onChange: (value: Filters['view']) => void;
}

/** Cards or map: two radio buttons styled as one switch. */
export const LookSwitch = ({ value, onChange }: LookSwitchProps) => {
  const { t } = useTranslation('destinations');
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{t('view.label')}</legend>
      {looks.map((look) => (
        <label key={look} className={styles.look}>
          <input
            type="radio"
            name={name}
            value={look}
            checked={look === value}
            onChange={() => onChange(look)}
          />
          <span>
            <Icon name={look} size={18} /> {t(`view.${look}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
