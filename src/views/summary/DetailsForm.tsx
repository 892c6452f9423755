import { type BaseSyntheticEvent, Fragment } from 'react';
import { toFields } from '@troupe/basics/fields';
import { type Customer, customerSchema } from '@/commerce/cart/customer';
import { EmailField } from '@/ui/components/EmailField';
import { ErrorSummary } from '@/ui/components/ErrorSummary';
import { Link } from '@/ui/components/Link';
import hidden from '@/ui/components/hidden.module.css';
import { SubmitButton } from '@/ui/components/SubmitButton';
import { TextField } from '@/ui/components/TextField';
import { useCheckedForm } from '@/ui/hooks/useCheckedForm';
import { useTranslation } from 'next-i18next/pages';
import type { Brand, TextLink } from '@/ui/layouts/frameProps';
import { asNew, type Field, fields, formId } from './details';
import styles from './DetailsForm.module.css';
import { draftFor } from './draft';
import { OccasionSelect } from './OccasionSelect';
import { useErrorText } from './useErrorText';

interface DetailsFormProps {
  readonly brand: Pick<Brand, 'audience' | 'occasion'>;
  readonly terms: readonly TextLink[];
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
export const DetailsForm = ({ brand, terms, isSending, onSend }: DetailsFormProps) => {
  const { t } = useTranslation('summary');
  const { audience, occasion: only } = brand;
  const describe = useErrorText();
  const { problems, goTo, correct, register, frame, form } = useCheckedForm({
    id: formId,
    fields,
    schema: customerSchema,
    draft: draftFor(audience, only),
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
      <EmailField
        {...field('email')}
        label={t('form.email')}
        ask={(email) => t('form.didYouMean', { email })}
        onCorrect={(email) => correct('email', email)}
        required
      />
      <TextField
        {...field('phone', optional)}
        label={t('form.phone')}
        hint={t('form.phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      <OccasionSelect {...field('occasion', optional)} audience={audience} only={only} />
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
      <TextField
        {...field('notes', optional)}
        label={t('form.notes')}
        hint={t('form.notesHint')}
        rows={4}
      />
      <p className={styles.consent}>{t('form.consent')}</p>
      {terms.length > 0 && (
        <p className={styles.consent}>
          {t('form.terms')}{' '}
          {terms.map(({ text, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <Link href={href}>{text}</Link>
            </Fragment>
          ))}
        </p>
      )}
      <SubmitButton isSending={isSending} sending={t('form.sending')}>
        {t('form.submit')}
      </SubmitButton>
      <p role="status" className={hidden.hidden}>
        {isSending && t('form.sending')}
      </p>
    </form>
  );
};
