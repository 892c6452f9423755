import { formatDay } from '@/lib/formatTime';
import type { EmailContent } from './block';
import type { Setting } from './setting';

/** A trip whose organiser gets a new link. */
export interface RecoveredTrip {
  /** Slug. */
  readonly city: string;
  /** The first day, `YYYY-MM-DD`. */
  readonly day: string;
  /** Absolute. */
  readonly href: string;
}

/** New links for an organiser who has lost his. Nothing in it was written by anybody but the shop. */
export const writeRecovery = (
  trips: readonly RecoveredTrip[],
  { words: t, group, nameOfCity, formatLocale }: Setting,
): EmailContent => ({
  subject: t('trip.subject', { brand: group.name }),
  blocks: [
    { kind: 'text', text: t('greetingNameless') },
    { kind: 'text', text: t('trip.lead', { count: trips.length }) },
    ...trips.map(
      ({ city, day, href }) =>
        ({
          kind: 'link',
          text: t('trip.open', { city: nameOfCity(city), day: formatDay(day, formatLocale) }),
          href,
        }) as const,
    ),
    { kind: 'text', text: t('trip.keep') },
    { kind: 'text', text: [group.name, group.address].join(', ') },
    { kind: 'text', text: t('trip.mistake'), isSmall: true },
  ],
});
