import { useRouter } from 'next/router';
import type { Customer } from '@/commerce/cart/customer';
import { type Submission, toSubmission } from '@/commerce/cart/submission';
import { useCart } from '@/ui/hooks/useCart';
import { keepConfirmation } from '@/ui/hooks/useConfirmation';
import { useMoney } from '@/ui/hooks/useMoney';
import { type SubmissionOutcome, useSubmission } from '@/ui/hooks/useSubmission';
import type { PlanPrice } from '@/commerce/pricing/pricePlan';
import { dropDraft } from './draft';
import type { SummaryView } from './pageProps';

interface SendPlan {
  readonly isSending: boolean;
  readonly outcome: SubmissionOutcome | null;
  /** @param isNew uses a new id, so that the plan becomes another order although one was already made from it */
  readonly sendPlan: (customer: Customer, isNew: boolean) => Promise<void>;
}

interface PlanToSend {
  readonly view: SummaryView;
  readonly shopGroupId: number;
  /** The price as shown on the screen. */
  readonly price: PlanPrice;
  /** Called before the plan is cleared. */
  readonly onSent: () => void;
}

/** Sends the plan. After it became an order, the plan is cleared and the visitor is led to the thank-you screen. */
export const useSendPlan = ({ view, shopGroupId, price, onSent }: PlanToSend): SendPlan => {
  const { cart, terms, clear, renew } = useCart();
  const { currency } = useMoney();
  const { push } = useRouter();
  const { isSending, outcome, send } = useSubmission<Submission>('/api/cart');
  const { city, links, locale } = view;
  const sendPlan = async (customer: Customer, isNew: boolean) => {
    const result = await send(() => {
      const id = isNew ? renew() : cart.id;
      const priced = { ...cart, id };
      const place = { shopGroupId, city: city.slug };
      return toSubmission({ ...place, cart: priced, locale, currency, terms, customer });
    });
    if (result?.kind !== 'sent') return;
    const shown = { currency, total: price.total, deposit: price.deposit.amount };
    const { name, email } = customer;
    const order = result.answer['order'] ?? null;
    keepConfirmation({ city: city.name, name, email, shown, order });
    dropDraft();
    onSent();
    clear();
    await push(links.thankYou);
  };
  return { isSending, outcome, sendPlan };
};
