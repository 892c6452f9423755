import { useEffect, useRef, useState } from 'react';
import { exceedsCapacity } from '@/commerce/cart/capacity';
import { withChatText } from '@/lib/phone';
import { AskAboutGroup, type ContactLinks } from '@/ui/components/AskAboutGroup';
import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { DateField } from '@/ui/components/DateField';
import { ExtraField } from '@/ui/components/ExtraField';
import { Icon } from '@/ui/components/Icon';
import { Notice } from '@/ui/components/Notice';
import { PriceLines } from '@/ui/components/PriceLines';
import { Stepper } from '@/ui/components/Stepper';
import { useCart } from '@/ui/hooks/useCart';
import { useRequestText } from '@/ui/hooks/useRequestText';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './Booking.module.css';
import { useBooking } from './useBooking';

export interface BookingLinks extends ContactLinks {
  readonly cart: string;
}

interface BookingFormProps {
  readonly links: BookingLinks;
  /** Called after the activity was added, to close the sheet that contains the form. */
  readonly onAdd?: () => void;
}

/** Day, group and extras of an activity, their price, and the button that adds them to the plan. */
export const BookingForm = ({ links, onAdd }: BookingFormProps) => {
  const booking = useBooking();
  const { t } = useTranslation(['activity', 'plan']);
  const { product, item, price, isPlanned, today } = booking;
  const people = item.number_of_people;
  const isTooLarge = exceedsCapacity(people, product);
  const city = useCart().city?.name ?? '';
  const day = today && item.selected_date;
  const text = useRequestText()({ activity: product.name, city, day, people });
  const [wasAdded, setWasAdded] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const planned = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the focus returns to the element that replaced it when the flyout closes.
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
        value={people}
        least={1}
        most={product.mostPeople}
        fewer={t('plan:item.fewer')}
        more={t('plan:item.more')}
        onChange={booking.setPeople}
      />
      {isTooLarge && (
        <>
          <Notice role="alert">{t('plan:notices.tooMany', { count: product.mostPeople })}</Notice>
          <AskAboutGroup links={links} text={text} people={people} />
        </>
      )}
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
      {!isTooLarge && (
        <div aria-live="polite" className={styles.price}>
          <PriceLines
            price={price}
            people={people}
            nameOfExtra={(id) => product.extras.find((extra) => extra.id === id)?.name ?? ''}
          />
        </div>
      )}
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
      ) : isTooLarge ? null : (
        <Button
          look="cta"
          onClick={() => {
            // The visitor's plan has not been read yet.
            if (today === null) return;
            booking.add();
            // The sheet restores the focus itself when it closes, so the focus must not move into it.
            if (onAdd) onAdd();
            else setWasAdded(true);
          }}
        >
          <Icon name="plus" /> {t('activity:box.add')}
        </Button>
      )}
      {!isTooLarge && (
        <ButtonLink href={withChatText(links.chat, text)}>
          <Icon name="chat" /> {t('activity:box.ask')}
        </ButtonLink>
      )}
    </div>
  );
};
