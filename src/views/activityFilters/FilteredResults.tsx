import type { ReactNode } from 'react';
import { Results } from '@/ui/components/Results';
import { useTranslation } from 'next-i18next/pages';

interface FilteredResultsProps {
  /** Number of activities that fit. */
  readonly count: number;
  readonly headingLevel?: 2 | 3;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** The activities that fit the filters, or a way back if none does. */
export const FilteredResults = ({ count, ...results }: FilteredResultsProps) => {
  const { t } = useTranslation('filters');
  const none = { heading: t('none.heading'), text: t('none.text'), reset: t('reset') };
  return (
    <Results {...results} {...{ none }} count={t('results', { count })} isEmpty={count === 0} />
  );
};
