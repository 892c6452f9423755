import dynamic from 'next/dynamic';
import { useState } from 'react';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Message } from '@/ui/components/Message';
import { PlanTotals } from '@/ui/components/PlanTotals';
import { useTranslation } from '@/ui/hooks/useTranslation';
import type { Brand } from '@/ui/layouts/frameProps';
import { useSettledPlan } from '../cart/useSettledPlan';
import type { SummaryView } from './pageProps';
import { PaymentTimetable } from './PaymentTimetable';
import { PlanOverview } from './PlanOverview';
import styles from './SummaryView.module.css';
import { useSendPlan } from './useSendPlan';

const loadOutcome = () => import('./OutcomeMessage');

/** Loads the result message too, so that the form can always report its result. */
const loadForm = () => Promise.all([import('./DetailsForm'), loadOutcome()]);

const DetailsForm = dynamic(() => loadForm().then(([module]) => module.DetailsForm), {
  ssr: false,
});

const OutcomeMessage = dynamic(() => loadOutcome().then((module) => module.OutcomeMessage), {
  ssr: false,
});

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
  const { days, price, isPriced, balanceDue, blocked } = useSettledPlan(products, today);
  const { isSending, outcome, sendPlan } = useSendPlan({
    view,
    shopGroupId: brand.id,
    price,
    onSent,
  });
  const [blockedTries, setBlockedTries] = useState(0);
  return (
    <div className={styles.columns}>
      <section aria-labelledby="your-details" className={styles.details}>
        <h2 id="your-details" className={styles.heading}>
          {t('form.heading')}
        </h2>
        {blocked > 0 && (
          <Message look="notice" focusOn={blockedTries}>
            <p>{t('blocked')}</p>
            <div>
              <ButtonLink href={links.cart}>{t('plan.edit')}</ButtonLink>
            </div>
          </Message>
        )}
        {outcome && (
          <OutcomeMessage
            outcome={outcome}
            isSending={isSending}
            links={{ cart: links.cart, chat: brand.chatHref }}
          />
        )}
        <div className={styles.form}>
          <DetailsForm
            audience={brand.audience}
            isSending={isSending}
            onSend={(customer, isNew) =>
              blocked > 0 ? setBlockedTries((tries) => tries + 1) : void sendPlan(customer, isNew)
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
