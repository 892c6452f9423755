import { useEffect, useRef, useState } from 'react';
import { mostPeople } from '@/cart/cart';
import { Button } from '@/components/Button';
import { ButtonLink } from '@/components/ButtonLink';
import { DateField } from '@/components/DateField';
import { ExtraField } from '@/components/ExtraField';
import { Icon } from '@/components/Icon';
import { Notice } from '@/components/Notice';
import { PriceLines } from '@/components/PriceLines';
import { Stepper } from '@/components/Stepper';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Booking.module.css';
import { useBooking } from './useBooking';

export interface BookingLinks {
  readonly cart: string;
  readonly chat: string;
}

interface BookingFormProps {
  readonly links: BookingLinks;
  /** Called once the activity was added, to put away what the form is in. */
  readonly onAdd?: () => void;
}

/** Day, group and extras of an activity, what that costs, and the way into the plan. */
export const BookingForm = ({ links, onAdd }: BookingFormProps) => {
  const booking = useBooking();
  const { t } = useTranslation(['activity', 'plan']);
  const { product, item, price, isPlanned, today } = booking;
  const [wasAdded, setWasAdded] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const planned = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: whoever closes the flyout comes back to what took its place.
  useEffect(() => {
    if (wasAdded && isPlanned) planned.current?.focus();
  }, [wasAdded, isPlanned]);
  return (
    <div ref={form} tabIndex={-1} className={styles.form}>
      <DateField
        label={t('activity:box.date')}
        value={today === null ? null : item.selected_date}
        today={today}
        closedWeekdays={product.closedWeekdays}
        empty={t('activity:box.chooseDay')}
        onChange={(day) => day && booking.setDate(day)}
      />
      {booking.refusal && <Notice role="alert">{t(`plan:notices.${booking.refusal}`)}</Notice>}
      <Stepper
        label={t('activity:box.people')}
        value={item.number_of_people}
        least={1}
        most={mostPeople}
        fewer={t('plan:item.fewer')}
        more={t('plan:item.more')}
        onChange={booking.setPeople}
      />
      {product.extras.length > 0 && (
        <fieldset className={styles.extras}>
          <legend className={styles.heading}>{t('activity:box.extras')}</legend>
          {product.extras.map((extra) => (
            <ExtraField
              key={extra.id}
              extra={extra}
              quantity={item.extras.find(({ id }) => id === extra.id)?.quantity ?? 0}
              onToggle={() => booking.toggleExtra(extra)}
              onQuantity={(quantity) => booking.setExtraQuantity(extra, quantity)}
            />
          ))}
        </fieldset>
      )}
      <div aria-live="polite" className={styles.price}>
        <PriceLines
          price={price}
          people={item.number_of_people}
          nameOfExtra={(id) => product.extras.find((extra) => extra.id === id)?.name ?? ''}
        />
      </div>
      {isPlanned ? (
        <>
          <p ref={planned} role="status" tabIndex={-1} className={styles.planned}>
            <Icon name="check" /> {t('activity:box.planned')}
          </p>
          <ButtonLink href={links.cart} look="cta">
            {t('activity:box.toPlan')}
          </ButtonLink>
          <button
            type="button"
            className={styles.remove}
            onClick={() => {
              setWasAdded(false);
              booking.remove();
              form.current?.focus();
            }}
          >
            {t('activity:box.remove')}
          </button>
        </>
      ) : (
        <Button
          look="cta"
          onClick={() => {
            // Nothing is known of the visitor yet.
            if (today === null) return;
            booking.add();
            // What goes away when it is done gives the focus back by itself: none may be taken into it.
            if (onAdd) onAdd();
            else setWasAdded(true);
          }}
        >
          <Icon name="plus" /> {t('activity:box.add')}
        </Button>
      )}
      <ButtonLink href={links.chat}>
        <Icon name="chat" /> {t('activity:box.ask')}
      </ButtonLink>
    </div>
  );
};
