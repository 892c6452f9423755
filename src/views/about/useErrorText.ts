import { longest } from '@/cart/customer';
import { useTranslation } from '@/hooks/useTranslation';
import type { Field } from './enquiry';

const mostOf = (field: Field): number => longest[field === 'message' ? 'notes' : field];

/** Says in the site's language what is wrong with a field. @param kind the schema's code of what it found */
export const useErrorText = (): ((field: Field, kind: string) => string) => {
  const { t } = useTranslation('contact');
  return (field, kind) => {
    if (kind === 'too_big') return t('errors.tooLong', { most: mostOf(field) });
    if (field === 'company') return t('errors.invalid');
    // There is only one thing to say of a missing message, and it is no help with one that has odd characters.
    if (field === 'message' && kind !== 'invalid_type') return t('errors.invalid');
    return t(`errors.${field}`);
  };
};
