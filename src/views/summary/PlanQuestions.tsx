import type { ComponentProps } from 'react';
import { OpenDays } from './OpenDays';
import { PlanChanges } from './PlanChanges';

type PlanQuestionsProps = ComponentProps<typeof PlanChanges> & ComponentProps<typeof OpenDays>;

/** What the visitor answers before the plan is sent: first what has changed, then the days that are open. */
export const PlanQuestions = ({
  withdrawn,
  repriced,
  undated,
  today,
  ...rest
}: PlanQuestionsProps) =>
  withdrawn.length > 0 || repriced.length > 0 ? (
    <PlanChanges {...rest} withdrawn={withdrawn} repriced={repriced} />
  ) : (
    <OpenDays {...rest} undated={undated} today={today} />
  );
