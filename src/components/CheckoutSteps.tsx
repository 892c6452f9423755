import { useTranslation } from '@/hooks/useTranslation';
import styles from './CheckoutSteps.module.css';
import { Icon } from './Icon';

interface CheckoutStepsProps {
  /** The one that the visitor is at, counted from 0 as the cart's `activeStep` (spec section 4). */
  readonly step: number;
}

const steps = ['activities', 'plan', 'details', 'done'] as const;

/** How far a booking has come. Narrow screens name only the step that one is at. */
export const CheckoutSteps = ({ step }: CheckoutStepsProps) => {
  const { t } = useTranslation('plan');
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={index < step ? styles.past : undefined}
          aria-current={index === step ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < step ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className={styles.name}>{t(`steps.${name}`)}</span>
        </li>
      ))}
    </ol>
  );
};
