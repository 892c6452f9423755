import type { ShownGuest } from '@/commerce/trips/model/tripState';
import { useTranslation } from 'next-i18next/pages';

/** @returns a function that names a guest. An organiser may not have said a name yet. */
export const useGuestName = () => {
  const { t } = useTranslation('trip');
  return (guest: Pick<ShownGuest, 'name'> | undefined): string =>
    guest && guest.name !== '' ? guest.name : t('people.organiser');
};
