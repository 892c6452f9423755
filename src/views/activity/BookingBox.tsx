import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ButtonLink';
import { Icon } from '@/components/Icon';
import { Price } from '@/components/Price';
import { useMoney } from '@/hooks/useMoney';
import styles from './BookingBox.module.css';
import { GroupPrice } from './GroupPrice';
import type { ActivityView } from './pageProps';

type BookingBoxProps = Pick<ActivityView, 'price' | 'extras'> & { readonly chatHref: string };

/** What it costs and what can be added, beside the description. */
export const BookingBox = ({ price, extras, chatHref }: BookingBoxProps) => {
  const { t } = useTranslation('activity');
  const { format } = useMoney();
  const terms = [
    ...(price.single ? [t('box.single')] : []),
    ...(price.minPeople > 1 ? [t('box.minimum', { count: price.minPeople })] : []),
    ...(price.freeAbove === null ? [] : [t('box.free', { count: price.freeAbove })]),
    t('box.deposit'),
  ];
  return (
    <aside id="price" aria-label={t('box.label')} className={styles.box}>
      <Price pln={price.amount} single={price.single} size="large" />
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <Icon name="check" /> <span>{term}</span>
          </li>
        ))}
      </ul>
      <GroupPrice price={price} />
      {extras.length > 0 && (
        <div>
          <h2 className={styles.heading}>{t('box.extras')}</h2>
          <ul className={styles.extras}>
            {extras.map((extra) => (
              <li key={extra.id}>
                <p className={styles.name}>
                  <span>{extra.name}</span> <strong>{format(extra.price)}</strong>
                </p>
                <p className={styles.note}>
                  {extra.description}
                  {extra.minPeople > 1 && ` (${t('box.extraMinimum', { count: extra.minPeople })})`}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ButtonLink href={chatHref} look="cta">
        <Icon name="chat" /> {t('box.ask')}
      </ButtonLink>
    </aside>
  );
};
