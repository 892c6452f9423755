import type { PlannedProduct } from '@/commerce/cart/catalogue';
import type { ActivityTimes } from '@/commerce/timeline/weekend';
import type { ProductCardProps } from '@/ui/components/cards';
import type { Picture } from '@/ui/images/picture';

export interface CartView {
  readonly city: {
    readonly name: string;
    readonly inCity: string;
    readonly href: string;
    readonly picture: Picture;
  };
  /** All activities that the plan can contain. */
  readonly products: readonly (PlannedProduct & {
    readonly href: string;
    /** What the timeline needs beside the days and start times. */
    readonly times: Omit<ActivityTimes, 'startTimes' | 'closedWeekdays' | 'seasonMonths'>;
  })[];
  /** The most booked activities, for an empty plan and beside a filled one. */
  readonly top: readonly ProductCardProps[];
  readonly links: { readonly summary: string; readonly trip: string };
  /** Site id. */
  readonly locale: string;
}
