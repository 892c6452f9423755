import { useRef, useState } from 'react';
import { enquirySchema } from '@/commerce/cart/enquiry';
import { EmailField } from '@/ui/components/EmailField';
import { ErrorSummary } from '@/ui/components/ErrorSummary';
import { TextField } from '@/ui/components/TextField';
import { draft, type Field, fields, formId } from '@/ui/hooks/enquiryDraft';
import { useCheckedForm } from '@/ui/hooks/useCheckedForm';
import { useTranslation } from 'next-i18next/pages';
import type { Brand } from '@/ui/layouts/frameProps';
import type { SiteId } from '@/config/sites/site';
import { ContactOutcome } from './ContactOutcome';
import styles from './ContactForm.module.css';
import { useErrorText } from './useErrorText';
import { createLastTry } from '../enquiry/enquiry';
import { EnquiryEnd } from '../enquiry/EnquiryEnd';
import { useSendEnquiry } from '../enquiry/useSendEnquiry';

const lastTry = createLastTry('enquiryTry');

export interface ContactFormProps {
  readonly brand: Brand;
  readonly locale: SiteId;
  readonly privacy: string | null;
  /** Requests an empty form after this enquiry has arrived. */
  readonly onAgain: () => void;
}

/** The contact form. It validates with the server's schema; form and schema are loaded lazily. */
export const ContactForm = ({ brand, locale, privacy, onAgain }: ContactFormProps) => {
  const { t } = useTranslation('contact');
  const describe = useErrorText();
  const unseen = useRef<HTMLInputElement>(null);
  const [sentTo, setSentTo] = useState('');
  const { isSending, outcome, sendEnquiry } = useSendEnquiry({ lastTry, draft });
  const { problems, goTo, correct, register, frame, form } = useCheckedForm({
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
          <EmailField
            {...field('email')}
            label={t('form.email')}
            ask={(email) => t('form.didYouMean', { email })}
            onCorrect={(email) => correct('email', email)}
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
        <TextField
          {...field('message')}
          label={t('form.message')}
          hint={t('form.messageHint')}
          rows={6}
          required
        />
        <EnquiryEnd {...{ unseen, privacy, isSending }} submit={t('form.submit')} />
      </form>
    </div>
  );
};
