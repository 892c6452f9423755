import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { exceedsCapacity } from '@/commerce/cart/capacity';
import { isBlocking } from '@/commerce/cart/notices';
import { withChatText } from '@/lib/phone';
import { AskAboutGroup, type ContactLinks } from '@/ui/components/AskAboutGroup';
import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { DateField } from '@/ui/components/DateField';
import { ExtraField } from '@/ui/components/ExtraField';
import { Fold } from '@/ui/components/Fold';
import { Icon } from '@/ui/components/Icon';
import { Notice } from '@/ui/components/Notice';
import { PriceLines } from '@/ui/components/PriceLines';
import { NumberField } from '@/ui/components/NumberField';
import { StartTimeField } from '@/ui/components/StartTimeField';
import { useCart } from '@/ui/hooks/useCart';
import { useDayText } from '@/ui/hooks/useDayText';
import { useRequestText } from '@/ui/hooks/useRequestText';
import { useTranslation } from 'next-i18next/pages';
import { useNoticeText } from '../cart/useNoticeText';
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
  const { product, item, price, isPlanned, today, notices } = booking;
  const people = item.number_of_people;
  const isTooLarge = exceedsCapacity(people, product);
  const city = useCart().city?.name ?? '';
  const isDayChosen = today !== null && !item.date_choice;
  const text = useRequestText()({
    activity: product.name,
    city,
    day: isDayChosen ? item.selected_date : null,
    people: today === null ? null : people,
  });
  const dayTextOf = useDayText();
  const noticeTextOf = useNoticeText();
  const [wasAdded, setWasAdded] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const planned = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the focus returns to the element that replaced it when the flyout closes.
  useEffect(() => {
    if (wasAdded && isPlanned) planned.current?.focus();
  }, [wasAdded, isPlanned]);
  const add = () => {
    if (!isPlanned) booking.add();
    onAdd?.();
  };
  // A press right after hydration, when the visitor's choices have not been read yet, counts as soon as they are.
  const [isAwaited, setIsAwaited] = useState(false);
  const addAwaited = useEffectEvent(add);
  const isReadNow = isAwaited && today !== null;
  useEffect(() => {
    if (isReadNow) addAwaited();
  }, [isReadNow]);
  return (
    <div ref={form} tabIndex={-1} className={styles.form}>
      <div className={styles.choices} data-scripted>
        <div className={styles.when}>
          <DateField
            label={t('activity:box.date')}
            value={isDayChosen ? item.selected_date : null}
            today={today}
            closedWeekdays={product.closedWeekdays}
            empty={
              isPlanned
                ? dayTextOf(item.selected_date, item.date_choice)
                : t('activity:box.chooseDay')
            }
            onChange={(day) => day && booking.setDate(day)}
          />
          <StartTimeField
            times={product.startTimes}
            value={item.start_time}
            onChange={booking.setStartTime}
          />
        </div>
        {notices
          .filter((notice) => notice !== 'tooMany')
          .map((notice) => (
            <Notice key={notice} role={isBlocking(notice) ? 'alert' : undefined}>
              {noticeTextOf(notice, product)}
            </Notice>
          ))}
        <NumberField
          label={t('activity:box.people')}
          value={people}
          least={1}
          most={product.mostPeople}
          keptAs={isPlanned ? undefined : 'selectedNumberOfPeople'}
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
          <Fold
            summary={`${t('activity:box.extras')} (${product.extras.length})`}
            className={styles.extras}
            isOpenAtFirst={onAdd !== undefined}
          >
            {product.extras.map((extra) => (
              <ExtraField
                key={extra.id}
                extra={extra}
                quantity={item.extras.find(({ id }) => id === extra.id)?.quantity ?? 0}
                onToggle={() => booking.toggleExtra(extra)}
                onQuantity={(quantity) => booking.setExtraQuantity(extra, quantity)}
              />
            ))}
          </Fold>
        )}
      </div>
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
          <Button
            look="quiet"
            onClick={() => {
              setWasAdded(false);
              booking.remove();
              form.current?.focus();
            }}
          >
            {t('activity:box.remove')}
          </Button>
        </>
      ) : isTooLarge ? null : (
        <Button
          look="cta"
          data-scripted
          onClick={() => {
            // The sheet restores the focus itself when it closes, so the focus must not move into it.
            setWasAdded(onAdd === undefined);
            if (today === null) setIsAwaited(true);
            else add();
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
