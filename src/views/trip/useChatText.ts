import type { TripSplit } from '@/commerce/trips/model/splitTrip';
import type { TripState } from '@/commerce/trips/model/tripState';
import { useTranslation } from 'next-i18next/pages';
import { findGuest } from './tripParts';
import { useGuestName } from './useGuestName';

/** @returns a function that writes everybody's share as a message to the group, a line for each */
export const useChatText = (trip: TripState, format: (amount: number) => string) => {
  const { t } = useTranslation('costs');
  const nameOf = useGuestName();
  return ({ price, guests, open }: TripSplit): string => {
    const paying = open.filter(({ total }) => total > 0);
    const most = Math.max(0, ...paying.map(({ total }) => total));
    const amount = t(paying.every(({ total }) => total === most) ? 'split.each' : 'split.upTo', {
      amount: format(most),
    });
    return [
      t('split.chatHeading', { city: trip.city.name, total: format(price.total * 100) }),
      ...guests
        .filter(({ id, total }) => total > 0 || findGuest(trip, id)?.answer !== 'no')
        .map(({ id, total, deposit }) => {
          const name = nameOf(findGuest(trip, id));
          return total === 0
            ? t('split.chatNothing', { name })
            : t('split.chatLine', { name, total: format(total), deposit: format(deposit) });
        }),
      ...(paying.length > 0 ? [`${t('split.open', { count: paying.length })}: ${amount}`] : []),
    ].join('\n');
  };
};
