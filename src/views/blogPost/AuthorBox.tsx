import { useTranslation } from 'next-i18next/pages';
import styles from './AuthorBox.module.css';
import { Initials } from './Initials';
import type { AuthorProps } from './pageProps';

/** The author of a post. */
export const AuthorBox = ({ author }: { readonly author: AuthorProps }) => {
  const { t } = useTranslation('blog');
  return (
    <section aria-label={t('post.author')} className={styles.author}>
      <Initials letters={author.initials} size="large" />
      <div>
        <p className={styles.label}>{t('post.author')}</p>
        <p className={styles.name}>{author.name}</p>
        {author.role !== null && <p className={styles.role}>{author.role}</p>}
        {author.about !== null && <p className={styles.about}>{author.about}</p>}
      </div>
    </section>
  );
};
