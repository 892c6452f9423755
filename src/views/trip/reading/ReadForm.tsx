import { useTranslation } from 'next-i18next/pages';
import styles from './ReadForm.module.css';

/** Takes a pasted link, for browsers without scripts. The answer is a page, so the controls are the browser's own. */
export const ReadForm = ({ action }: { readonly action: string }) => {
  const { t } = useTranslation('trip');
  return (
    <form method="post" action={action} className={styles.form}>
      <label className={styles.label} htmlFor="read-link">
        {t('read.label')}
      </label>
      <div className={styles.line}>
        <input
          id="read-link"
          name="link"
          className={styles.input}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          required
        />
        <button type="submit" className={styles.button}>
          {t('read.submit')}
        </button>
      </div>
    </form>
  );
};
