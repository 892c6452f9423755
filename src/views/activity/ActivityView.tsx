import { freeFrom } from '@/commerce/pricing/priceItem';
import { toContactLinks } from '@/ui/layouts/toContactLinks';
import { Image } from '@/ui/components/Image';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useTranslation } from 'next-i18next/pages';
import { heroOnPhones } from '@/ui/images/presets';
import { Rating } from '@/ui/components/Rating';
import { loadingAt } from '@/ui/images/loading';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import { fitWords } from '@/ui/components/fitWords';
import styles from './ActivityView.module.css';
import { BookingBar } from './BookingBar';
import { BookingBox } from './BookingBox';
import { Details } from './Details';
import { GroupSizes } from './GroupSizes';
import { KeyFacts } from './KeyFacts';
import { More } from './More';
import { BookingProvider } from './useBooking';
import type { ActivityView as View } from './pageProps';
import { toSizes } from '@/ui/components/toSizes';

export const ActivityView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation(['activity', 'catalogue', 'common']);
  const { name: activity, inCity, pictures } = view;
  const { stagGoesFree } = useLivePrices().ofActivity(view.product);
  const cart = frame.cities.find(({ slug }) => slug === frame.city)?.cart ?? view.city.href;
  const heading = t('activity:heading', { activity, inCity });
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
          <h1 className={styles.title} style={fitWords(heading)}>
            {heading}
          </h1>
          <p className={styles.summary}>{view.summary}</p>
          <Rating {...view.rating} stars={view.stars} />
        </header>
        <div className={styles.gallery}>
          {pictures.map((picture, index) => (
            <Image
              key={picture.src}
              picture={picture}
              alt={picture.alt}
              preset="hero"
              phone={heroOnPhones}
              sizes={index === 0 ? toSizes({ xs: '100vw', md: '40vw' }) : '20vw'}
              loading={loadingAt(index)}
              {...(index > 0 && { hiddenBelow: 'md' as const })}
            />
          ))}
        </div>
        <BookingBox links={links} />
        <div>
          <KeyFacts facts={view.facts} />
          <GroupSizes />
          <Details view={view} />
        </div>
      </div>
      <More view={view} />
      <BookingBar links={links} />
    </BookingProvider>
  );
};
