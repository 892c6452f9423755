import { useRef } from 'react';
import { toFirstDay } from '@/commerce/cart/bookings';
import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import { isTripId, isTripToken } from '@/commerce/trips/model/trip';
import { toFields } from '@troupe/basics/fields';
import { hardNavigate } from '@/lib/hardNavigate';
import { createUuid } from '@/lib/uuid';
import { Button } from '@/ui/components/Button';
import { Icon } from '@/ui/components/Icon';
import { useCart } from '@/ui/hooks/useCart';
import { useMoney } from '@/ui/hooks/useMoney';
import { useReturned } from '@/ui/hooks/useReturned';
import { useRootState } from '@/ui/hooks/useRootState';
import { useSubmission } from '@/ui/hooks/useSubmission';
import { useTrips } from '@/ui/hooks/useTrips';
import { useTranslation } from 'next-i18next/pages';
import styles from './CartView.module.css';

interface ShareCartProps {
  /** Path of the page of trips. */
  readonly page: string;
  /** Site id. */
  readonly locale: string;
}

/** Makes a trip from the plan, and leads to its page. The plan stays as it is. */
export const ShareCart = ({ page, locale }: ShareCartProps) => {
  const { t } = useTranslation('cart');
  const { cart, city, shopGroupId } = useCart();
  const { currency } = useMoney();
  const root = useRootState();
  const { selectedArrival: arrival, selectedDeparture: departure } = root;
  const { remember } = useTrips();
  const { isSending, outcome, send, reset } = useSubmission<object>('/api/trip');
  // The visitor is back from the page of the trip.
  useReturned(reset);
  // Secret, unlike the id of the cart, which a link can have. A repetition makes no second trip, another plan does.
  const request = useRef({ of: cart, id: '' });
  const share = async () => {
    if (!city) return;
    if (request.current.id === '' || request.current.of !== cart) {
      request.current = { of: cart, id: createUuid() };
    }
    const result = await send(() => ({
      request: request.current.id,
      shop_group_id: shopGroupId,
      city: city.slug,
      locale,
      currency,
      people: root.saidNumberOfPeople,
      items: cart.items.map((item) => ({ ...item, name: undefined })),
      arrival,
      departure,
    }));
    if (result?.kind !== 'sent') return;
    const { id, token, invitation } = toFields(result.answer['trip']);
    if (!isTripId(id) || !isTripToken(token) || !isTripToken(invitation)) return;
    const day = arrival ?? toFirstDay(cart.items.map((item) => ({ day: item.selected_date })));
    remember({ id, city: city.name, day, invitation });
    // Loaded in full, so that no tag of this page sees the token in its address.
    await hardNavigate(toTripLink(page, token));
  };
  return (
    <section className={styles.group} aria-labelledby="share-cart">
      <h2 id="share-cart" className={styles.groupHeading}>
        {t('group.heading')}
      </h2>
      <p>{t('group.text')}</p>
      <Button onClick={() => void share()} aria-disabled={isSending}>
        <Icon name="people" /> {t(isSending ? 'group.sending' : 'group.submit')}
      </Button>
      <p role="status" className={styles.groupOutcome}>
        {outcome && outcome.kind !== 'sent' && t('group.failed')}
      </p>
    </section>
  );
};
