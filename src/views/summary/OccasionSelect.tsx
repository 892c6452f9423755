import { useTranslation } from 'next-i18next/pages';
import type { FormSelectProps } from '@/ui/controls/formFieldProps';
import { FormSelect } from '@/ui/components/FormSelect';
import type { Audience } from '@/ui/i18n/loadTranslations';
import { listOccasions, type Occasion } from './details';

interface OccasionSelectProps extends Omit<FormSelectProps, 'label' | 'hint' | 'none' | 'options'> {
  readonly audience: Audience;
  /** The only occasion that the brand is for, if there is one. */
  readonly only: string | undefined;
}

/** The occasions that fit the brand. */
export const OccasionSelect = ({ audience, only, ...field }: OccasionSelectProps) => {
  const { t } = useTranslation(['summary', 'consumer', 'corporate']);
  const nameOf = (occasion: Occasion): string => {
    if (occasion === 'stag' || occasion === 'hen') return t(`consumer:occasion.${occasion}`);
    if (occasion === 'team' || occasion === 'incentive') {
      return t(`corporate:occasion.${occasion}`);
    }
    return t(`summary:form.occasions.${occasion}`);
  };
  return (
    <FormSelect
      {...field}
      label={t('summary:form.occasion')}
      none={t('summary:form.occasionNone')}
      options={listOccasions(audience, only).map((value) => ({ value, label: nameOf(value) }))}
    />
  );
};
