import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'next-i18next/pages';
import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Customer, customerSchema } from '@/cart/customer';
import { FormField } from '@/components/FormField';
import hidden from '@/components/hidden.module.css';
import { TextField } from '@/components/TextField';
import type { Audience } from '@/i18n/loadTranslations';
import { asNew, type Field, fields, formId } from './details';
import styles from './DetailsForm.module.css';
import { keepDraft, loadDraft } from './draft';
import { ErrorSummary, type FieldProblem } from './ErrorSummary';
import { OccasionSelect } from './OccasionSelect';
import { SubmitButton } from './SubmitButton';
import { useErrorText } from './useErrorText';

interface DetailsFormProps {
  readonly audience: Audience;
  readonly isSending: boolean;
  /** @param isNew whether it was sent by a button whose value is {@link asNew} */
  readonly onSend: (customer: Customer, isNew: boolean) => void;
}

const isSentAsNew = (event: BaseSyntheticEvent | undefined): boolean => {
  const { submitter } = (event?.nativeEvent ?? {}) as Partial<SubmitEvent>;
  return submitter?.getAttribute('value') === asNew;
};

const idOf = (field: Field) => `${formId}-${field}`;

/**
 * Who sends the plan. Checked by the same schema as on the server: when it is sent first, and while typing from then on.
 * Loaded by itself, since form and schema are not needed to look at the page.
 */
export const DetailsForm = ({ audience, isSending, onSend }: DetailsFormProps) => {
  const { t } = useTranslation('summary');
  const describe = useErrorText();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const { register, handleSubmit, setFocus, subscribe, formState } = useForm<
    z.input<typeof customerSchema>,
    unknown,
    Customer
  >({
    resolver: zodResolver(customerSchema),
    defaultValues: loadDraft(audience),
    shouldFocusError: false,
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(values as Readonly<Record<Field, string>>),
      }),
    [subscribe],
  );

  const textOf = (field: Field, errors = formState.errors) => {
    const error = errors[field];
    return error && describe(field, error.type);
  };
  const submit = handleSubmit(
    (customer, event) => {
      setProblems([]);
      onSend(customer, isSentAsNew(event));
    },
    (errors) =>
      setProblems(
        fields.flatMap((field) => {
          const text = textOf(field, errors);
          return text === undefined ? [] : [{ field, href: `#${idOf(field)}`, text }];
        }),
      ),
  );
  const field = (name: Field, note?: string) => ({
    ...register(name),
    id: idOf(name),
    note,
    error: textOf(name),
  });
  const optional = t('form.optional');
  return (
    <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary problems={problems} onGo={(name) => setFocus(name)} />
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
      <FormField
        id={idOf('notes')}
        label={t('form.notes')}
        note={optional}
        hint={t('form.notesHint')}
        error={textOf('notes')}
      >
        {(control) => <textarea rows={4} {...register('notes')} {...control} />}
      </FormField>
      <p className={styles.consent}>{t('form.consent')}</p>
      <SubmitButton isSending={isSending}>{t('form.submit')}</SubmitButton>
      <p role="status" className={hidden.hidden}>
        {isSending && t('form.sending')}
      </p>
    </form>
  );
};
