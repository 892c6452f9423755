import { useRouter } from 'next/router';
import type { Customer } from '@/cart/customer';
import { refreshPrices } from '@/cart/refreshPrices';
import { type Submission, toSubmission } from '@/cart/submission';
import { useCart } from '@/hooks/useCart';
import { keepConfirmation } from '@/hooks/useConfirmation';
import { useMoney } from '@/hooks/useMoney';
import { type SubmissionOutcome, useSubmission } from '@/hooks/useSubmission';
import type { PlanPrice } from '@/pricing/pricePlan';
import { dropDraft } from './draft';
import type { SummaryView } from './pageProps';

interface SendPlan {
  readonly isSending: boolean;
  readonly outcome: SubmissionOutcome | null;
  /** @param isNew under a new id: as another order than the one that was made of the plan already */
  readonly sendPlan: (customer: Customer, isNew: boolean) => Promise<void>;
}

interface PlanToSend {
  readonly view: SummaryView;
  readonly shopGroupId: number;
  /** As it stands on the screen. */
  readonly price: PlanPrice;
  /** Called before the plan is cleared. */
  readonly onSent: () => void;
}

/** Sends the plan; once it is an order, it is no longer a plan and the visitor is on the way to the thank-you screen. */
export const useSendPlan = ({ view, shopGroupId, price, onSent }: PlanToSend): SendPlan => {
  const { cart, terms, clear, renew } = useCart();
  const { currency } = useMoney();
  const { push } = useRouter();
  const { isSending, outcome, send } = useSubmission<Submission>('/api/cart');
  const { city, products, links, locale } = view;
  const sendPlan = async (customer: Customer, isNew: boolean) => {
    const result = await send(() => {
      const id = isNew ? renew() : cart.id;
      const priced = { ...refreshPrices(cart, products), id };
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
