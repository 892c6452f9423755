import dynamic from 'next/dynamic';
import Head from 'next/head';
import { BrandMark } from '@/ui/components/BrandMark';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Icon } from '@/ui/components/Icon';
import { Image } from '@/ui/components/Image';
import { Link } from '@/ui/components/Link';
import { useIdle } from '@/ui/hooks/useIdle';
import { useTranslation } from 'next-i18next/pages';
import { LoadingBar } from '@/ui/layouts/LoadingBar';
import styles from './ErrorView.module.css';
import type { ErrorPageProps, TopShop } from './pageProps';
import { toSizes } from '@/ui/components/toSizes';
import { loadPatiently } from '@/lib/loadPatiently';

/** Loaded after the page is done, since nothing waits for it. */
const ErrorPageWidgets = dynamic(
  () =>
    loadPatiently(() => import('@/ui/layouts/ErrorPageWidgets')).then(
      (module) => module.ErrorPageWidgets,
    ),
  { ssr: false },
);

const badRequest = 400;

/**
 * A failure of the app or the server shows the code and the texts of the 404 screen too (spec section 2). The status of
 * the response stays what it is.
 */
const codeOf = (statusCode: number) => (statusCode < 500 ? statusCode : 404);

const TopActivities = ({ shops }: { readonly shops: readonly TopShop[] }) => {
  const { t } = useTranslation('errors');
  return (
    <section aria-labelledby="top">
      <h2 id="top" className={styles.top}>
        {t('top')}
      </h2>
      <ul className={styles.shops}>
        {shops.map(({ text, href, activities }) => (
          <li key={href}>
            <Link href={href} className={styles.shop}>
              {text}
            </Link>
            <ul className={styles.activities}>
              {activities.map((activity) => (
                <li key={activity.href}>
                  <Link href={activity.href}>{activity.text}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Only a path, without picture data: this screen is shown even if all sources are down. */
const team = { src: '/images/team.jpg' };

/** Replaces the app for pages that do not exist, were refused or crashed (spec section 2). */
export const ErrorView = ({ site, statusCode, brand, links, shops }: ErrorPageProps) => {
  const { t } = useTranslation(['errors', 'refusals']);
  const isIdle = useIdle();
  const reason = statusCode === badRequest ? 'refusals:badRequest' : 'errors:notFound';
  const heading = t(`${reason}.heading`);
  return (
    <>
      <Head>
        <title>{brand.name ? `${heading} | ${brand.name}` : heading}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <LoadingBar height={6} rest="failed" />
      {isIdle && <ErrorPageWidgets lang={site.lang} privacy={links.privacy} />}
      <main className={styles.screen}>
        <div className={styles.words}>
          <Link href={links.home} className={styles.logo}>
            <BrandMark logo={brand.logo} alt={brand.name || t('home')} size={56} />
          </Link>
          <p className={styles.code}>{codeOf(statusCode)}</p>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.text}>{t(`${reason}.text`)}</p>
          <div className={styles.buttons}>
            {brand.chatHref && (
              <ButtonLink href={brand.chatHref} look="chat">
                <Icon name="chat" /> {t('chat')}
              </ButtonLink>
            )}
            <ButtonLink href={links.home} look="cta">
              {t('home')}
            </ButtonLink>
            <ButtonLink href={links.about}>{t('contact')}</ButtonLink>
            <ButtonLink href={links.about}>{t('about')}</ButtonLink>
          </div>
          {shops.length > 0 && <TopActivities shops={shops} />}
        </div>
        <div className={styles.side}>
          <div className={styles.team}>
            <Image
              picture={team}
              alt={t('team')}
              preset="hero"
              ratio="card"
              sizes={toSizes({ xs: '100vw', lg: '50vw' })}
              loading="early"
            />
          </div>
        </div>
      </main>
    </>
  );
};
