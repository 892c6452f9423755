import { longest } from '@/cart/customer';
import { useTranslation } from '@/hooks/useTranslation';
import type { Field } from './details';

/** Says in the site's language what is wrong with a field. @param kind the schema's code of what it found */
export const useErrorText = (): ((field: Field, kind: string | undefined) => string) => {
  const { t } = useTranslation('summary');
  return (field, kind) => {
    if (kind === 'too_big') return t('errors.tooLong', { most: longest[field] });
    const hasOwnText = field === 'name' || field === 'email' || field === 'phone';
    return hasOwnText ? t(`errors.${field}`) : t('errors.invalid');
  };
};
