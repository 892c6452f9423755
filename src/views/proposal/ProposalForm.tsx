import { useRef, useState } from 'react';
import type { PostedProposal } from '@/commerce/cart/postedProposal';
import { proposalFormSchema } from '@/commerce/cart/proposal';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { EmailField } from '@/ui/components/EmailField';
import { ErrorSummary } from '@/ui/components/ErrorSummary';
import { FormSelect } from '@/ui/components/FormSelect';
import { TextField } from '@/ui/components/TextField';
import { useCheckedForm } from '@/ui/hooks/useCheckedForm';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps } from '@/ui/layouts/frameProps';
import type { SiteId } from '@/config/sites/site';
import { createLastTry } from '../enquiry/enquiry';
import { EnquiryEnd } from '../enquiry/EnquiryEnd';
import { EnquiryFailure } from '../enquiry/EnquiryFailure';
import { EnquirySent } from '../enquiry/EnquirySent';
import { useSendEnquiry } from '../enquiry/useSendEnquiry';
import { DocumentLink } from './DocumentLink';
import { ProposalDates } from './ProposalDates';
import { draft, draftWith, type Field, fields, formId, type Said } from './proposalDraft';
import styles from './ProposalView.module.css';
import { useErrorText } from './useErrorText';

const lastTry = createLastTry('proposalTry');

interface ProposalFormProps {
  readonly frame: Pick<FrameProps, 'brand' | 'cities' | 'links'>;
  readonly locale: SiteId;
  /** Path of the page of the document. */
  readonly document: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Sent along. */
  readonly plan: PostedProposal['plan'];
  /** What the visitor has said elsewhere on the site. */
  readonly said: Said;
}

/** The form of companies. It validates with the server's schema; form and schema are loaded lazily. */
export const ProposalForm = (props: ProposalFormProps) => {
  const { frame: site, locale, document, today, plan, said } = props;
  const { brand, cities, links } = site;
  const { t } = useTranslation(['proposal', 'contact']);
  const describe = useErrorText();
  const unseen = useRef<HTMLInputElement>(null);
  const [sentTo, setSentTo] = useState('');
  const { selectedArrival: arrival, selectedDeparture: departure } = useRootState();
  const [initial] = useState(() => draftWith(said));
  const { isSending, outcome, sendEnquiry } = useSendEnquiry({ lastTry, draft });
  const { problems, goTo, correct, register, frame, form } = useCheckedForm({
    id: formId,
    fields,
    schema: proposalFormSchema,
    draft: initial,
    describe,
    onSend: ({ people, city, ...words }) => {
      const subject = unseen.current?.value ?? '';
      setSentTo(words.email);
      void sendEnquiry({
        shop_group_id: brand.id,
        locale,
        ...words,
        ...(subject === '' ? {} : { subject }),
        proposal: {
          people,
          ...(city !== '' && { city }),
          ...(arrival !== null && { arrival }),
          ...(departure !== null && { departure }),
          ...(plan && { plan }),
        },
      });
    },
  });
  const field = (name: Field, note?: string) => ({ ...register(name), ...frame(name, note) });
  const optional = t('contact:form.optional');
  if (outcome?.kind === 'sent') {
    return (
      <EnquirySent
        heading={t('proposal:sent.heading')}
        text={t('proposal:sent.text', { email: sentTo })}
        outcome={outcome}
      >
        <DocumentLink answer={outcome.answer} page={document} />
        <ButtonLink href={links.home}>{t('proposal:sent.home')}</ButtonLink>
      </EnquirySent>
    );
  }
  return (
    <>
      {outcome && (
        <EnquiryFailure
          heading={t('proposal:failure.heading')}
          {...{ outcome, isSending, brand, formId }}
        />
      )}
      <form {...form} className={styles.fields}>
        <ErrorSummary
          heading={t('contact:errors.heading', { count: problems.length })}
          problems={problems}
          onGo={goTo}
        />
        <div className={styles.pair}>
          <TextField
            {...field('name')}
            label={t('contact:form.name')}
            autoComplete="name"
            required
          />
          <TextField
            {...field('company')}
            label={t('contact:form.company')}
            autoComplete="organization"
            required
          />
        </div>
        <div className={styles.pair}>
          <EmailField
            {...field('email')}
            label={t('contact:form.email')}
            ask={(email) => t('contact:form.didYouMean', { email })}
            onCorrect={(email) => correct('email', email)}
            required
          />
          <TextField
            {...field('phone', optional)}
            label={t('contact:form.phone')}
            type="tel"
            autoComplete="tel"
          />
        </div>
        <div className={styles.pair}>
          <FormSelect
            {...field('city', optional)}
            label={t('proposal:form.city')}
            none={t('proposal:form.cityNone')}
            options={cities.map(({ slug, text }) => ({ value: slug, label: text }))}
          />
          <TextField
            {...field('people')}
            label={t('proposal:form.people')}
            hint={t('proposal:form.peopleHint')}
            required
          />
        </div>
        <ProposalDates today={today} />
        <TextField
          {...field('message')}
          label={t('proposal:form.aims')}
          hint={t('proposal:form.aimsHint')}
          rows={6}
          required
        />
        <TextField
          {...field('vat_number', optional)}
          label={t('proposal:form.vat')}
          autoComplete="off"
        />
        <EnquiryEnd
          {...{ unseen, isSending }}
          privacy={links.privacy}
          submit={t('proposal:form.submit')}
        />
      </form>
    </>
  );
};
