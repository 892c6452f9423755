import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import type { Customer } from '@/commerce/cart/customer';
import { type Submission, toSubmission } from '@/commerce/cart/submission';
import { useCart } from '@/ui/hooks/useCart';
import { keepConfirmation } from '@/ui/hooks/keepConfirmation';
import { useMoney } from '@/ui/hooks/useMoney';
import { useRootState } from '@/ui/hooks/useRootState';
import { type SubmissionOutcome, useSubmission } from '@/ui/hooks/useSubmission';
import type { PlanPrice } from '@/commerce/pricing/pricePlan';
import { dropDraft } from './draft';
import { useFreshPrices } from './useFreshPrices';
import { dropUnanswered, isUnanswered, keepUnanswered } from './unansweredPlan';
import type { SummaryView } from './pageProps';

interface SendPlan {
  readonly isSending: boolean;
  readonly outcome: SubmissionOutcome | null;
  /** Whether an attempt, also one before a reload, got no answer: the plan may be an order already. */
  readonly mayHaveArrived: boolean;
  /** @param isNew uses a new id, so that the plan becomes another order although one was already made from it */
  readonly sendPlan: (customer: Customer, isNew: boolean) => Promise<void>;
}

interface PlanToSend {
  readonly view: SummaryView;
  readonly shopGroupId: number;
  /** The price as shown on the screen. */
  readonly price: PlanPrice;
  /** `YYYY-MM-DD` in the city. */
  readonly today: string;
  /** Called instead of sending if the catalogue has changed, with the questions on the screen. */
  readonly onChanged: () => void;
  /** Called before the plan is cleared. */
  readonly onSent: () => void;
}

/**
 * Sends the plan at prices that are fetched once more. After it became an order, the plan is cleared and the visitor is
 * led to the thank-you screen.
 */
export const useSendPlan = (plan: PlanToSend): SendPlan => {
  const { view, shopGroupId, price, today, onChanged, onSent } = plan;
  const { cart, terms, clear, renew } = useCart();
  const { currency } = useMoney();
  const { selectedArrival: arrival, selectedDeparture: departure } = useRootState();
  const { push } = useRouter();
  const { isSending, outcome, send } = useSubmission<Submission>('/api/cart');
  const { city, links, locale, termsVersion } = view;
  const [isBusy, setIsBusy] = useState(false);
  // A ref instead of state: two key presses may come before the next render.
  const isLocked = useRef(false);
  const hasChanged = useFreshPrices({ shopGroupId, city: city.slug, today });
  const post = async (customer: Customer, isNew: boolean) => {
    let sentId = cart.id;
    const result = await send(() => {
      const id = isNew ? renew() : cart.id;
      sentId = id;
      const priced = { ...cart, id };
      const place = { shopGroupId, city: city.slug };
      const shown = { cart: priced, locale, currency, terms, termsVersion };
      return toSubmission({ ...place, ...shown, customer, stay: { arrival, departure } });
    });
    // A later attempt that is refused says nothing about an earlier one.
    if (result?.kind === 'failed') keepUnanswered(sentId);
    if (result?.kind !== 'sent') return;
    dropUnanswered();
    const shown = { currency, total: price.total, deposit: price.deposit.amount };
    const { name, email } = customer;
    const order = result.answer['order'] ?? null;
    keepConfirmation({ city: city.name, name, email, shown, order });
    dropDraft();
    onSent();
    clear();
    await push(links.thankYou);
  };
  const sendPlan = async (customer: Customer, isNew: boolean) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsBusy(true);
    if (await hasChanged(cart)) onChanged();
    else await post(customer, isNew);
    setIsBusy(false);
    isLocked.current = false;
  };
  return {
    isSending: isBusy || isSending,
    outcome,
    mayHaveArrived: isUnanswered(cart.id),
    sendPlan,
  };
};
