import { type ReactNode, useRef } from 'react';
import { mostPeople } from '@/commerce/cart/cart';
import { useCart } from '@/ui/hooks/useCart';
import type { DateFieldHandle } from '@/ui/controls/fieldProps';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from 'next-i18next/pages';
import { DateField } from './DateField';
import styles from './Planner.module.css';
import { NumberField } from './NumberField';

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
  const departure = useRef<DateFieldHandle>(null);
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
        onChosen={() => {
          if (root.selectedDeparture === null) departure.current?.open();
        }}
      />
      <DateField
        ref={departure}
        label={t('departure')}
        value={root.selectedDeparture}
        today={today}
        first={root.selectedArrival}
        empty={t('anyDay')}
        canClear
        onChange={root.setDeparture}
      />
      <NumberField
        look="stacked"
        label={t('people')}
        value={root.selectedNumberOfPeople}
        least={1}
        most={mostPeople}
        keptAs="selectedNumberOfPeople"
        fewer={t('fewer')}
        more={t('more')}
        onChange={setGroupSize}
      />
      {end}
    </div>
  );
};
