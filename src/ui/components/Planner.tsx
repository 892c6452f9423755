import type { ReactNode } from 'react';
import { mostPeople } from '@/commerce/cart/cart';
import { useCart } from '@/ui/hooks/useCart';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { DateField } from './DateField';
import styles from './Planner.module.css';
import { Stepper } from './Stepper';

interface PlannerProps {
  /** Before the dates: the select for a city, if any. */
  readonly start?: ReactNode;
  /** After the number of people: the next action. */
  readonly end?: ReactNode;
}

/** Dates and group size. They apply to every price on the page and to added activities. */
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
