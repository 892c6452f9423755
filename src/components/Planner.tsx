import type { ReactNode } from 'react';
import { mostPeople } from '@/cart/cart';
import { useCart } from '@/hooks/useCart';
import { useRootState } from '@/hooks/useRootState';
import { useTranslation } from '@/hooks/useTranslation';
import { DateField } from './DateField';
import styles from './Planner.module.css';
import { Stepper } from './Stepper';

interface PlannerProps {
  /** Before the dates: the choice of a city, where there is one. */
  readonly start?: ReactNode;
  /** After the people: what to do next. */
  readonly end?: ReactNode;
}

/** When the group comes and how many they are: for every price on the page, and for what is added to the plan. */
export const Planner = ({ start, end }: PlannerProps) => {
  const { t } = useTranslation('planner');
  const root = useRootState();
  const { today, setGroupSize } = useCart();
  return (
    <div role="group" aria-label={t('label')} className={styles.planner}>
      {start}
      <DateField
        label={t('arrival')}
        value={root.selectedArrival}
        today={today}
        empty={t('anyDay')}
        canClear
        onChange={root.setArrival}
      />
      <DateField
        label={t('departure')}
        value={root.selectedDeparture}
        today={today}
        first={root.selectedArrival}
        empty={t('anyDay')}
        canClear
        onChange={root.setDeparture}
      />
      <Stepper
        look="stacked"
        label={t('people')}
        value={root.selectedNumberOfPeople}
        least={1}
        most={mostPeople}
        fewer={t('fewer')}
        more={t('more')}
        onChange={setGroupSize}
      />
      {end}
    </div>
  );
};
