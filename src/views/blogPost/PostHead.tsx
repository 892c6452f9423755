import { Image } from '@/ui/components/Image';
import { Link } from '@/ui/components/Link';
import { useTranslation } from 'next-i18next/pages';
import { heroOnPhones } from '@/ui/images/presets';
import { fitWords } from '@/ui/components/fitWords';
import { Initials } from './Initials';
import type { BlogPostView } from './pageProps';
import styles from './PostHead.module.css';
import { toSizes } from '@/ui/components/toSizes';

/** Title, author, dates and picture of a post. */
export const PostHead = ({ view }: { readonly view: BlogPostView }) => {
  const { t } = useTranslation('blog');
  const { title, summary, category, author, published, updated, minutes, picture } = view;
  return (
    <>
      <header className={styles.head}>
        <p>
          <Link href={category.href} className={styles.category}>
            {category.text}
          </Link>
        </p>
        <h1 className={styles.title} style={fitWords(title)}>
          {title}
        </h1>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.byline}>
          <Initials letters={author.initials} size="small" />
          <p>
            <span className={styles.author}>{t('post.by', { name: author.name })}</span>
            <span className={styles.facts}>
              <time dateTime={published.day}>{published.date}</time>
              {updated && (
                <>
                  {' · '}
                  <time dateTime={updated.day}>{t('post.updated', { date: updated.date })}</time>
                </>
              )}
              {' · '}
              {t('post.minutes', { count: minutes })}
            </span>
          </p>
        </div>
      </header>
      <div className={styles.picture}>
        <Image
          picture={picture}
          alt={picture.alt}
          preset="hero"
          ratio="banner"
          phone={heroOnPhones}
          sizes={toSizes({ xs: '100vw', lg: '1216px', xl: '1300px', xxl: '1520px' })}
          loading="main"
        />
      </div>
    </>
  );
};
