import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { feeds } from '../hostFiles/feed/feeds';
import styles from './Feed.module.css';

/** Lets feed readers discover the blog's feeds. */
export const FeedHead = ({ title }: { readonly title: string }) => (
  <Head>
    {feeds.map(({ format, href, type }) => (
      <link key={`feed-${format}`} rel="alternate" type={type} title={title} href={href} />
    ))}
  </Head>
);

export const FeedLinks = () => {
  const { t } = useTranslation('blog');
  return (
    <p className={styles.feeds}>
      {t('feeds.label')}
      {feeds.map(({ format, href, type }) => (
        <a key={format} href={href} type={type}>
          {t(`feeds.${format}`)}
        </a>
      ))}
    </p>
  );
};
