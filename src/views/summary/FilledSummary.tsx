import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { loadPatiently } from '@/lib/loadPatiently';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Message } from '@/ui/components/Message';
import { PlanTotals } from '@/ui/components/PlanTotals';
import { useTranslation } from 'next-i18next/pages';
import type { Brand } from '@/ui/layouts/frameProps';
import { useSettledPlan } from '../cart/useSettledPlan';
import type { SummaryView } from './pageProps';
import { PaymentTimetable } from './PaymentTimetable';
import { PlanOverview } from './PlanOverview';
import styles from './SummaryView.module.css';
import { useSendPlan } from './useSendPlan';

const loadSending = () => loadPatiently(() => import('./sending'));

const DetailsForm = dynamic(() => loadSending().then((module) => module.DetailsForm), {
  ssr: false,
});

const OutcomeMessage = dynamic(() => loadSending().then((module) => module.OutcomeMessage), {
  ssr: false,
});

const PlanQuestions = dynamic(
  () => loadPatiently(() => import('./PlanQuestions')).then((module) => module.PlanQuestions),
  { ssr: false },
);

interface FilledSummaryProps {
  readonly view: SummaryView;
  readonly brand: Brand;
  /** `YYYY-MM-DD` in the city. */
  readonly today: string;
  readonly onSent: () => void;
}

/** The form, beside the plan that it sends. */
export const FilledSummary = ({ view, brand, today, onSent }: FilledSummaryProps) => {
  const { t } = useTranslation('summary');
  const { city, products, links } = view;
  const { days, price, isPriced, balanceDue, ...settled } = useSettledPlan(products, today);
  const { undated, withdrawn } = settled;
  // What is no longer sold is asked about here, and does not have to be changed in the plan.
  const blocked = settled.blocked - withdrawn.length;
  const repriced = days.flatMap(({ items }) => items.filter(({ priceChange }) => priceChange));
  const isOpen = withdrawn.length > 0 || repriced.length > 0 || undated.length > 0;
  const [tries, setTries] = useState(0);
  const toQuestions = () => setTries((count) => count + 1);
  const { isSending, outcome, mayHaveArrived, sendPlan } = useSendPlan({
    view,
    shopGroupId: brand.id,
    price,
    today,
    onChanged: toQuestions,
    onSent,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  return (
    <div className={styles.columns}>
      <section aria-labelledby="your-details" className={styles.details}>
        <h2 id="your-details" ref={heading} tabIndex={-1} className={styles.heading}>
          {t('form.heading')}
        </h2>
        {blocked > 0 && (
          <Message look="notice" focusOn={tries}>
            <p>{t('blocked')}</p>
            <div>
              <ButtonLink href={links.cart}>{t('plan.edit')}</ButtonLink>
            </div>
          </Message>
        )}
        {blocked === 0 && isOpen && (
          <PlanQuestions
            withdrawn={withdrawn}
            repriced={repriced}
            undated={undated}
            today={today}
            tries={tries}
            onAnswered={toHeading}
          />
        )}
        {outcome && (
          <OutcomeMessage
            outcome={outcome}
            mayHaveArrived={mayHaveArrived}
            isSending={isSending}
            links={{ cart: links.cart, chat: brand.chatHref }}
          />
        )}
        <div className={styles.form}>
          <DetailsForm
            brand={brand}
            terms={view.terms}
            isSending={isSending}
            onSend={(customer, isNew) =>
              blocked > 0 || isOpen ? toQuestions() : void sendPlan(customer, isNew)
            }
          />
        </div>
      </section>
      <section aria-labelledby="your-plan" className={styles.plan}>
        <div className={styles.planHead}>
          <h2 id="your-plan" className={styles.heading}>
            {t('plan.heading', { city: city.name })}
          </h2>
          <ButtonLink href={links.cart}>{t('plan.edit')}</ButtonLink>
        </div>
        <PlanOverview days={days} />
        {isPriced && (
          <>
            <PlanTotals price={price} balanceDue={balanceDue} />
            <PaymentTimetable price={price} balanceDue={balanceDue} />
          </>
        )}
      </section>
    </div>
  );
};
