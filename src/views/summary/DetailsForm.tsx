import type { BaseSyntheticEvent } from 'react';
import { toFields } from '@troupe/basics/fields';
import { type Customer, customerSchema } from '@/commerce/cart/customer';
import { ErrorSummary } from '@/ui/components/ErrorSummary';
import { FormField } from '@/ui/components/FormField';
import hidden from '@/ui/components/hidden.module.css';
import { SubmitButton } from '@/ui/components/SubmitButton';
import { TextField } from '@/ui/components/TextField';
import { useCheckedForm } from '@/ui/hooks/useCheckedForm';
import { useTranslation } from '@/ui/hooks/useTranslation';
import type { Audience } from '@/ui/i18n/loadTranslations';
import { asNew, type Field, fields, formId } from './details';
import styles from './DetailsForm.module.css';
import { draftFor } from './draft';
import { OccasionSelect } from './OccasionSelect';
import { useErrorText } from './useErrorText';

interface DetailsFormProps {
  readonly audience: Audience;
  readonly isSending: boolean;
  /** @param isNew whether it was submitted by a button with the value {@link asNew} */
  readonly onSend: (customer: Customer, isNew: boolean) => void;
}

const isSentAsNew = (event: BaseSyntheticEvent | undefined): boolean => {
  const { submitter } = toFields(event?.nativeEvent);
  return submitter instanceof HTMLElement && submitter.getAttribute('value') === asNew;
};

/**
 * The contact details of the customer. It validates with the server's schema, and is loaded lazily because form and
 * schema are not needed to view the page.
 */
export const DetailsForm = ({ audience, isSending, onSend }: DetailsFormProps) => {
  const { t } = useTranslation('summary');
  const describe = useErrorText();
  const { problems, goTo, register, frame, form } = useCheckedForm({
    id: formId,
    fields,
    schema: customerSchema,
    draft: draftFor(audience),
    describe,
    onSend: (customer, event) => onSend(customer, isSentAsNew(event)),
  });
  const field = (name: Field, note?: string) => ({ ...register(name), ...frame(name, note) });
  const optional = t('form.optional');
  return (
    <form {...form} className={styles.form}>
      <ErrorSummary
        heading={t('errors.heading', { count: problems.length })}
        problems={problems}
        onGo={goTo}
      />
      <TextField {...field('name')} label={t('form.name')} autoComplete="name" required />
      <TextField
        {...field('email')}
        label={t('form.email')}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        {...field('phone', optional)}
        label={t('form.phone')}
        hint={t('form.phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      <OccasionSelect {...field('occasion', optional)} audience={audience} />
      {audience === 'corporate' && (
        <>
          <TextField
            {...field('company', optional)}
            label={t('form.company')}
            autoComplete="organization"
          />
          <TextField {...field('vat_number', optional)} label={t('form.vat')} autoComplete="off" />
        </>
      )}
      <FormField {...frame('notes', optional)} label={t('form.notes')} hint={t('form.notesHint')}>
        {(control) => <textarea rows={4} {...register('notes')} {...control} />}
      </FormField>
      <p className={styles.consent}>{t('form.consent')}</p>
      <SubmitButton isSending={isSending} sending={t('form.sending')}>
        {t('form.submit')}
      </SubmitButton>
      <p role="status" className={hidden.hidden}>
        {isSending && t('form.sending')}
      </p>
    </form>
  );
};
