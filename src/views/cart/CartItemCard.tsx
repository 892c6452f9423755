import { useState } from 'react';
import { toPricedItem } from '@/commerce/cart/cart';
import { lacksForFree } from '@/commerce/pricing/priceItem';
import type { ContactLinks } from '@/ui/components/AskAboutGroup';
import { DateField } from '@/ui/components/DateField';
import { ExtraField } from '@/ui/components/ExtraField';
import { Icon } from '@/ui/components/Icon';
import { Image } from '@/ui/components/Image';
import { Link } from '@/ui/components/Link';
import { PriceLines } from '@/ui/components/PriceLines';
import { Stepper } from '@/ui/components/Stepper';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useCart } from '@/ui/hooks/useCart';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './CartItemCard.module.css';
import { ItemNotices } from './ItemNotices';
import { type Move, toDateFieldId } from './useMove';
import { useRemoved } from './useRemoved';
import type { PlannedItem } from './useSettledPlan';

interface CartItemCardProps {
  readonly planned: PlannedItem;
  readonly today: string;
  readonly contact: ContactLinks;
  readonly onMove: Move;
}

/** One activity of the plan: day, group, extras and price. */
export const CartItemCard = ({ planned, today, contact, onMove }: CartItemCardProps) => {
  const { t } = useTranslation(['plan', 'cart']);
  const { setItemPeople, toggleExtra, setExtraQuantity } = useCart();
  const { remove } = useRemoved();
  const { ofActivity } = useLivePrices();
  const { item, price, notices } = planned;
  const product = planned.product && ofActivity(planned.product);
  const lacking = lacksForFree(toPricedItem(item)) ?? 0;
  const name = product?.name ?? t('cart:unknown');
  // Only initially: closing it during use would remove the focused element.
  const [hadExtras] = useState(item.extras.length > 0);
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {product && (
          <Image
            picture={{ src: product.picture }}
            alt=""
            preset="card"
            ratio="card"
            sizes="(max-width: 599.95px) 100vw, 240px"
          />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            {product ? <Link href={product.href}>{name}</Link> : name}
          </h3>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('plan:item.removeNamed', { activity: name })}
            onClick={() => remove(item, name)}
          >
            <Icon name="trash" size={18} /> <span>{t('plan:item.remove')}</span>
          </button>
        </div>
        <ItemNotices planned={planned} today={today} contact={contact} onMove={onMove} />
        {product && (
          <>
            <div className={styles.fields}>
              <DateField
                id={toDateFieldId(item.id)}
                label={t('plan:item.date')}
                value={item.selected_date}
                today={today}
                closedWeekdays={product.closedWeekdays}
                empty=""
                describedBy={notices.length > 0 ? `notices-${item.id}` : undefined}
                onChange={(day) => day && onMove(item.id, day)}
              />
              <Stepper
                look="stacked"
                label={t('plan:item.people')}
                value={item.number_of_people}
                least={1}
                most={product.mostPeople}
                fewer={t('plan:item.fewer')}
                more={t('plan:item.more')}
                onChange={(people) => setItemPeople(item.id, people)}
              />
            </div>
            {product.extras.length > 0 && (
              <details className={styles.extras} open={hadExtras}>
                <summary>{t('plan:item.extras')}</summary>
                {product.extras.map((extra) => (
                  <ExtraField
                    key={extra.id}
                    extra={extra}
                    quantity={item.extras.find(({ id }) => id === extra.id)?.quantity ?? 0}
                    onToggle={() => toggleExtra(item.id, extra)}
                    onQuantity={(quantity) => setExtraQuantity(item.id, extra, quantity)}
                  />
                ))}
              </details>
            )}
            {!notices.includes('tooMany') && (
              <div aria-live="polite" className={styles.price}>
                <PriceLines
                  price={price}
                  nameOfExtra={(id) => product.extras.find((extra) => extra.id === id)?.name ?? ''}
                />
                {lacking > 0 && (
                  <p className={styles.free}>{t('plan:item.lacking', { count: lacking })}</p>
                )}
              </div>
            )}
          </>
        )}
      </div>
    </li>
  );
};
