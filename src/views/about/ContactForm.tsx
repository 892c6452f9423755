import { useRef, useState } from 'react';
import { enquirySchema } from '@/cart/enquiry';
import { ErrorSummary } from '@/components/ErrorSummary';
import { FormField } from '@/components/FormField';
import hidden from '@/components/hidden.module.css';
import { Link } from '@/components/Link';
import { SubmitButton } from '@/components/SubmitButton';
import { TextField } from '@/components/TextField';
import { useCheckedForm } from '@/hooks/useCheckedForm';
import { useTranslation } from '@/hooks/useTranslation';
import type { Brand } from '@/layouts/frameProps';
import type { SiteId } from '@/sites/site';
import { ContactOutcome } from './ContactOutcome';
import styles from './ContactForm.module.css';
import { draft, type Field, fields, formId } from './enquiry';
import { useErrorText } from './useErrorText';
import { useSendEnquiry } from './useSendEnquiry';

export interface ContactFormProps {
  readonly brand: Brand;
  readonly locale: SiteId;
  readonly privacy: string | null;
  /** Asked for an empty form, once this one has arrived. */
  readonly onAgain: () => void;
}

/** What somebody asks us. Checked by the same schema as on the server, and loaded by itself as that one is. */
export const ContactForm = ({ brand, locale, privacy, onAgain }: ContactFormProps) => {
  const { t } = useTranslation('contact');
  const describe = useErrorText();
  const unseen = useRef<HTMLInputElement>(null);
  const [sentTo, setSentTo] = useState('');
  const { isSending, outcome, sendEnquiry } = useSendEnquiry();
  const { problems, goTo, register, frame, form } = useCheckedForm({
    id: formId,
    fields,
    schema: enquirySchema,
    draft,
    describe,
    onSend: (words) => {
      const subject = unseen.current?.value ?? '';
      setSentTo(words.email);
      void sendEnquiry({
        shop_group_id: brand.id,
        locale,
        ...words,
        ...(subject === '' ? {} : { subject }),
      });
    },
  });
  const field = (name: Field, note?: string) => ({ ...register(name), ...frame(name, note) });
  const optional = t('form.optional');
  const message = outcome && (
    <ContactOutcome
      outcome={outcome}
      isSending={isSending}
      brand={brand}
      sentTo={sentTo}
      onAgain={onAgain}
    />
  );
  if (outcome?.kind === 'sent') return message;
  return (
    <div className={styles.page}>
      {message}
      <form {...form} className={styles.form}>
        <ErrorSummary
          heading={t('errors.heading', { count: problems.length })}
          problems={problems}
          onGo={goTo}
        />
        <div className={styles.pair}>
          <TextField {...field('name')} label={t('form.name')} autoComplete="name" required />
          <TextField
            {...field('email')}
            label={t('form.email')}
            type="email"
            autoComplete="email"
            required
          />
        </div>
        {brand.audience === 'corporate' && (
          <TextField
            {...field('company', optional)}
            label={t('form.company')}
            autoComplete="organization"
          />
        )}
        <TextField
          {...field('phone', optional)}
          label={t('form.phone')}
          hint={t('form.phoneHint')}
          type="tel"
          autoComplete="tel"
        />
        <FormField {...frame('message')} label={t('form.message')} hint={t('form.messageHint')}>
          {(control) => (
            <textarea rows={6} {...register('message')} {...control} aria-required="true" />
          )}
        </FormField>
        {/* For what fills in every field there is. Nobody else gets here, by sight, keyboard or screen reader. */}
        <div inert aria-hidden="true" className={hidden.hidden}>
          <input ref={unseen} name="subject" tabIndex={-1} autoComplete="off" />
        </div>
        <p className={styles.consent}>
          {t('form.consent')} {privacy && <Link href={privacy}>{t('form.privacy')}</Link>}
        </p>
        <SubmitButton isSending={isSending} sending={t('form.sending')}>
          {t('form.submit')}
        </SubmitButton>
        <p role="status" className={hidden.hidden}>
          {isSending && t('form.sending')}
        </p>
      </form>
    </div>
  );
};
