import { longest } from '@/commerce/cart/customer';
import { useTranslation } from 'next-i18next/pages';
import type { Field } from './details';

/** Returns a function that describes a field's error in the site's language. @param kind the schema's issue code */
export const useErrorText = (): ((field: Field, kind: string | undefined) => string) => {
  const { t } = useTranslation('summary');
  return (field, kind) => {
    if (kind === 'too_big') return t('errors.tooLong', { most: longest[field] });
    const hasOwnText = field === 'name' || field === 'email' || field === 'phone';
    return hasOwnText ? t(`errors.${field}`) : t('errors.invalid');
  };
};
