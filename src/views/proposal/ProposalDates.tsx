import { DateField } from '@/ui/components/DateField';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from 'next-i18next/pages';
import styles from './ProposalView.module.css';

/** The first and last day, which the visitor may have said in a planner. */
export const ProposalDates = ({ today }: { readonly today: string }) => {
  const { t } = useTranslation(['proposal', 'planner']);
  const { selectedArrival, selectedDeparture, setArrival, setDeparture } = useRootState();
  return (
    <div role="group" aria-label={t('proposal:dates.label')} className={styles.pair}>
      <DateField
        look="form"
        label={t('planner:arrival')}
        value={selectedArrival}
        today={today}
        empty={t('proposal:dates.any')}
        onChange={setArrival}
        canClear
      />
      <DateField
        look="form"
        label={t('planner:departure')}
        value={selectedDeparture}
        today={today}
        first={selectedArrival}
        empty={t('proposal:dates.any')}
        onChange={setDeparture}
        canClear
      />
    </div>
  );
};
