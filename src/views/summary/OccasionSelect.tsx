import type { ComponentPropsWithRef } from 'react';
import { FormField, type FormFieldProps } from '@/ui/components/FormField';
import { useTranslation } from '@/ui/hooks/useTranslation';
import type { Audience } from '@/ui/i18n/loadTranslations';
import { type Occasion, occasions } from './details';

interface OccasionSelectProps
  extends
    Omit<FormFieldProps, 'label' | 'hint'>,
    Pick<ComponentPropsWithRef<'select'>, 'name' | 'onBlur' | 'onChange' | 'ref'> {
  readonly audience: Audience;
}

/** The occasions that fit the site's audience. */
export const OccasionSelect = ({ audience, id, note, error, ...select }: OccasionSelectProps) => {
  const { t } = useTranslation(['summary', 'consumer', 'corporate']);
  const nameOf = (occasion: Occasion): string => {
    if (occasion === 'stag' || occasion === 'hen') return t(`consumer:occasion.${occasion}`);
    if (occasion === 'team' || occasion === 'incentive') {
      return t(`corporate:occasion.${occasion}`);
    }
    return t(`summary:form.occasions.${occasion}`);
  };
  return (
    <FormField id={id} label={t('summary:form.occasion')} note={note} error={error}>
      {(control) => (
        <select {...select} {...control}>
          <option value="">{t('summary:form.occasionNone')}</option>
          {occasions[audience].map((occasion) => (
            <option key={occasion} value={occasion}>
              {nameOf(occasion)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
};
