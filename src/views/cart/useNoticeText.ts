import type { Capacity } from '@/commerce/cart/capacity';
import type { Notice } from '@/commerce/cart/notices';
import { useTranslation } from 'next-i18next/pages';

/** @returns a function that gives the text of a notice. Needs the namespace `plan`. */
export const useNoticeText = () => {
  const { t } = useTranslation('plan');
  return (notice: Notice, product: Capacity | undefined): string =>
    notice === 'tooMany'
      ? t('notices.tooMany', { count: product?.mostPeople ?? 0 })
      : t(`notices.${notice}`);
};
