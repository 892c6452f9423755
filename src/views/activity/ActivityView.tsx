import { freeFrom } from '@/commerce/pricing/priceItem';
import { toContactLinks } from '@/ui/layouts/toContactLinks';
import { Image } from '@/ui/components/Image';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { heroOnPhones } from '@/ui/images/presets';
import { Rating } from '@/ui/components/Rating';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import styles from './ActivityView.module.css';
import { BookingBar } from './BookingBar';
import { BookingBox } from './BookingBox';
import { Details } from './Details';
import { KeyFacts } from './KeyFacts';
import { More } from './More';
import { BookingProvider } from './useBooking';
import type { ActivityView as View } from './pageProps';

export const ActivityView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation(['activity', 'catalogue', 'common']);
  const { name: activity, inCity, pictures } = view;
  const { stagGoesFree } = useLivePrices().ofActivity(view.product);
  const cart = frame.cities.find(({ slug }) => slug === frame.city)?.cart ?? view.city.href;
  const links = { cart, ...toContactLinks(frame) };
  return (
    <BookingProvider key={`${view.product.id} ${view.city.href}`} product={view.product}>
      <PageHead
        title={t('activity:title', { activity, inCity, brand: frame.brand.name })}
        description={view.summary}
      />
      <div className={styles.page}>
        <header className={styles.head}>
          <ul className={styles.badges}>
            <li className={styles.category}>{t(`catalogue:category.${view.category}`)}</li>
            {stagGoesFree !== null && (
              <li className={styles.free}>
                {t('common:card.freeFrom', { from: freeFrom(stagGoesFree) })}
              </li>
            )}
          </ul>
          <h1 className={styles.title}>{t('activity:heading', { activity, inCity })}</h1>
          <p className={styles.summary}>{view.summary}</p>
          <Rating {...view.rating} />
        </header>
        <div className={styles.gallery}>
          {pictures.map((picture, index) => (
            <Image
              key={picture.src}
              picture={picture}
              alt={picture.alt}
              preset="hero"
              phone={heroOnPhones}
              sizes={index === 0 ? '(max-width: 959.95px) 100vw, 66vw' : '33vw'}
              // The second picture is hidden on phones and must not be fetched there.
              loading={index === 0 ? 'first' : 'lazy'}
            />
          ))}
        </div>
        <div className={styles.columns}>
          <div>
            <KeyFacts facts={view.facts} />
            <Details view={view} />
          </div>
          <BookingBox links={links} />
        </div>
      </div>
      <More view={view} />
      <BookingBar links={links} />
    </BookingProvider>
  );
};
