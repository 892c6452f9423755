import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './CheckoutSteps.module.css';
import { Icon } from './Icon';

interface CheckoutStepsProps {
  /** The current step, counted from 0 like the cart's `activeStep` (spec section 4). */
  readonly step: number;
}

const steps = ['activities', 'plan', 'details', 'done'] as const;

/** Progress of a booking. Narrow screens name only the current step. */
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
