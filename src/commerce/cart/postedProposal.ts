import type { CurrencyCode } from '@/commerce/pricing/currencies';
import { chargedQuantity } from '@/commerce/pricing/priceItem';
import type { Cart, CartItem } from './cart';

/** An activity of a plan that a proposal is requested for. It has no price: the server knows it. */
export interface PostedProposalItem extends Pick<
  CartItem,
  'id' | 'number_of_people' | 'selected_date' | 'date_choice' | 'start_time'
> {
  readonly extras: readonly { readonly id: number; readonly quantity: number }[];
}

/** The `proposal` of a posted enquiry. */
export interface PostedProposal {
  readonly people: number;
  /** Slug. */
  readonly city?: string;
  /** `YYYY-MM-DD` */
  readonly arrival?: string;
  readonly departure?: string;
  readonly plan?: {
    readonly city: string;
    readonly currency: CurrencyCode;
    readonly items: readonly PostedProposalItem[];
  };
}

/** Deterministic: the same plan gives the same body, so that the server detects a repeat. */
export const toProposalItems = ({ items }: Cart): readonly PostedProposalItem[] =>
  items.map(({ id, number_of_people, selected_date, date_choice, start_time, extras }) => ({
    ...{ id, number_of_people, selected_date },
    ...(date_choice !== undefined && { date_choice }),
    ...(start_time !== undefined && { start_time }),
    extras: extras.map((extra) => ({
      id: extra.id,
      quantity: chargedQuantity(extra.quantity, extra.min_people),
    })),
  }));
