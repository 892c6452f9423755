import { longest } from '@/commerce/cart/customer';
import { mostProposalPeople } from '@/commerce/cart/proposal';
import { useTranslation } from 'next-i18next/pages';
import type { Field } from './proposalDraft';

const mostOf = (field: Exclude<Field, 'people' | 'city'>): number =>
  longest[field === 'message' ? 'notes' : field];

/** Returns a function that describes a field's error in the site's language. @param kind the schema's issue code */
export const useErrorText = (): ((field: Field, kind: string) => string) => {
  const { t } = useTranslation(['proposal', 'contact']);
  return (field, kind) => {
    if (field === 'people') return t('proposal:errors.people', { most: mostProposalPeople });
    if (field === 'city') return t('contact:errors.invalid');
    if (kind === 'too_big') return t('contact:errors.tooLong', { most: mostOf(field) });
    if (field === 'vat_number') return t('contact:errors.invalid');
    if (field === 'company' || field === 'message') {
      // The text about a missing one does not help with invalid characters.
      if (kind !== 'invalid_type') return t('contact:errors.invalid');
      return t(field === 'company' ? 'proposal:errors.company' : 'proposal:errors.aims');
    }
    return t(`contact:errors.${field}`);
  };
};
