import { useState } from 'react';
import { toPricedItem } from '@/commerce/cart/cart';
import { lacksForFree } from '@/commerce/pricing/priceItem';
import type { ContactLinks } from '@/ui/components/AskAboutGroup';
import { Button } from '@/ui/components/Button';
import { DateField } from '@/ui/components/DateField';
import { ExtraField } from '@/ui/components/ExtraField';
import { Icon } from '@/ui/components/Icon';
import { Image } from '@/ui/components/Image';
import { Link } from '@/ui/components/Link';
import { PriceLines } from '@/ui/components/PriceLines';
import { NumberField } from '@/ui/components/NumberField';
import { StartTimeField } from '@/ui/components/StartTimeField';
import type { PictureLoading } from '@/ui/images/loading';
import { checkoutControls } from '@/ui/controls/controlGroups';
import { useLivePrices } from '@/ui/hooks/useLive';
import { getFirstQuantity } from '@/commerce/cart/changes';
import { useCart } from '@/ui/hooks/useCart';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './CartItemCard.module.css';
import { toDateFieldId, toExtraFieldId } from './fieldIds';
import { ItemNotices } from './ItemNotices';
import type { Move } from './useMove';
import { useRemoved } from './useRemoved';
import type { PlannedItem } from './useSettledPlan';
import { toSizes } from '@/ui/components/toSizes';

/** Its code comes with the steps above the plan, before an item can be added. */
const Fold = checkoutControls.get('Fold');

interface CartItemCardProps {
  readonly planned: PlannedItem;
  readonly today: string;
  readonly contact: ContactLinks;
  readonly loading: PictureLoading;
  readonly move: Move;
}

/** One activity of the plan: day, group, extras and price. */
export const CartItemCard = ({ planned, today, contact, loading, move }: CartItemCardProps) => {
  const { t } = useTranslation(['plan', 'cart']);
  const { setItemPeople, setItemStartTime, toggleExtra, setExtraQuantity } = useCart();
  const { remove, removeExtra } = useRemoved();
  const { ofActivity } = useLivePrices();
  const { item, price, notices, priceChange } = planned;
  const { formatAmount } = useMoney();
  const product = planned.product && ofActivity(planned.product);
  const lacking = lacksForFree(toPricedItem(item)) ?? 0;
  const name = planned.name ?? t('cart:unknown');
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
            sizes={toSizes({ xs: '100vw', sm: '240px' })}
            loading={loading}
          />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            {product ? <Link href={product.href}>{name}</Link> : name}
          </h3>
          <Button
            look="quiet"
            className={styles.remove}
            aria-label={t('plan:item.removeNamed', { activity: name })}
            onClick={() => remove(item, name)}
          >
            <Icon name="trash" size={18} /> <span>{t('plan:item.remove')}</span>
          </Button>
        </div>
        <ItemNotices planned={planned} today={today} contact={contact} onMove={move.toDay} />
        {product && (
          <>
            <div className={styles.fields}>
              <DateField
                id={toDateFieldId(item.id)}
                label={t('plan:item.date')}
                value={item.date_choice ? null : item.selected_date}
                today={today}
                closedWeekdays={product.closedWeekdays}
                empty={t(item.date_choice === 'any' ? 'plan:day.anyDay' : 'plan:day.choose')}
                describedBy={notices.length > 0 ? `notices-${item.id}` : undefined}
                onChange={(day) => day && move.toDay(item.id, day)}
              />
              <StartTimeField
                times={product.startTimes}
                value={item.start_time}
                onChange={(time) => setItemStartTime(item.id, time)}
              />
              <NumberField
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
            {item.date_choice === 'held' && (
              <Button
                look="quiet"
                className={styles.anyDay}
                aria-label={t('plan:day.anyIsFineFor', { activity: name })}
                onClick={() => move.toAnyDay(product)}
              >
                {t('plan:day.anyIsFine')}
              </Button>
            )}
            {product.extras.length > 0 && (
              <Fold summary={t('plan:item.extras')} isOpenAtFirst={hadExtras}>
                {product.extras.map((extra) => {
                  const quantity = item.extras.find(({ id }) => id === extra.id)?.quantity ?? 0;
                  return (
                    <ExtraField
                      key={extra.id}
                      id={toExtraFieldId(item.id, extra.id)}
                      extra={extra}
                      quantity={quantity}
                      onToggle={() =>
                        quantity > 0
                          ? removeExtra(item, extra)
                          : toggleExtra(
                              item.id,
                              extra,
                              getFirstQuantity(extra, item.number_of_people),
                            )
                      }
                      onQuantity={(next) =>
                        next > 0 ? setExtraQuantity(item.id, extra, next) : removeExtra(item, extra)
                      }
                    />
                  );
                })}
              </Fold>
            )}
            {!notices.includes('tooMany') && (
              <div aria-live="polite" className={styles.price}>
                <PriceLines
                  price={price}
                  nameOfExtra={(id) => product.extras.find((extra) => extra.id === id)?.name ?? ''}
                />
                {priceChange && (
                  <p className={styles.changed}>
                    {t('plan:item.changed', {
                      before: formatAmount(priceChange.before),
                      now: formatAmount(priceChange.now),
                    })}
                  </p>
                )}
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
