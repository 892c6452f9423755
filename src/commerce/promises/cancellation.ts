/** The cancellation terms that an activity can have. */
export const cancellationClasses = ['flexible', 'standard', 'strict'] as const;

export type CancellationClass = (typeof cancellationClasses)[number];

interface Notice {
  readonly count: number;
  readonly unit: 'hours' | 'days';
}

/**
 * How long before its start an activity can be cancelled free of charge. People and date can be changed free of charge
 * for as long.
 */
export const freeUntil: Readonly<Record<CancellationClass, Notice>> = {
  flexible: { count: 48, unit: 'hours' },
  standard: { count: 14, unit: 'days' },
  strict: { count: 30, unit: 'days' },
};

/** With the standard terms, the full price is due from this time before the start. */
export const standardFullPrice: Notice = { count: 3, unit: 'days' };

const hoursOf = ({ count, unit }: Notice): number => (unit === 'days' ? count * 24 : count);

/** How long before the start every activity can be changed free of charge: as with the strictest terms. */
export const freeChanges: Notice = cancellationClasses
  .map((name) => freeUntil[name])
  .reduce((longest, notice) => (hoursOf(notice) > hoursOf(longest) ? notice : longest));
