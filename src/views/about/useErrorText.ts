import { longest } from '@/commerce/cart/customer';
import { useTranslation } from 'next-i18next/pages';
import type { Field } from '@/ui/hooks/enquiryDraft';

const mostOf = (field: Field): number => longest[field === 'message' ? 'notes' : field];

/** Returns a function that describes a field's error in the site's language. @param kind the schema's issue code */
export const useErrorText = (): ((field: Field, kind: string) => string) => {
  const { t } = useTranslation('contact');
  return (field, kind) => {
    if (kind === 'too_big') return t('errors.tooLong', { most: mostOf(field) });
    if (field === 'company') return t('errors.invalid');
    // The text about a missing message does not help with a message that has invalid characters.
    if (field === 'message' && kind !== 'invalid_type') return t('errors.invalid');
    return t(`errors.${field}`);
  };
};
