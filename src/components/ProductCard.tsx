import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ProductCardProps } from '@/components/cards';
import { GroupPrice } from './GroupPrice';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { PlanToggle } from './PlanToggle';
import { Price } from './Price';
import { Rating } from './Rating';
import styles from './ProductCard.module.css';

interface Props {
  readonly product: ProductCardProps;
  /** Named on the card where it stands among activities of other cities. */
  readonly city?: string;
  readonly loading?: 'first' | 'early' | 'lazy';
  /** Where the plan of its city is open. */
  readonly canPlan?: boolean;
}

/** An activity to click on. The whole card is one link, named by the activity. */
export const ProductCard = ({ product, city, loading, canPlan = false }: Props) => {
  const { t } = useTranslation(['common', 'catalogue']);
  const { name, summary, href, picture, category, duration, minPeople } = product;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Picture {...picture} width={1200} height={900} loading={loading} />
        {product.stagGoesFree !== null && (
          <span className={styles.badge}>{t('common:card.free')}</span>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.kicker}>{city ?? t(`catalogue:category.${category}`)}</p>
        <h3 className={styles.name}>
          <Link href={href} prefetch={false} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <ul className={styles.facts}>
          <li>
            <Icon name="clock" size={16} /> {duration}
          </li>
          {minPeople > 1 && (
            <li>
              <Icon name="people" size={16} /> {t('common:card.minPeople', { count: minPeople })}
            </li>
          )}
        </ul>
        <div className={styles.foot}>
          <div>
            <Price pln={product.price} single={product.single} />
            {canPlan && (
              <div className={styles.group}>
                <GroupPrice tariff={product} />
              </div>
            )}
          </div>
          <Rating {...product.rating} />
        </div>
        {canPlan && <PlanToggle product={product} name={name} />}
      </div>
    </article>
  );
};
