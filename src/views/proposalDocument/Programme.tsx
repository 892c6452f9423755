import type {
  DocumentContent,
  DocumentItem,
  DocumentOption,
} from '@/commerce/proposals/model/document';
import { formatDuration } from '@/lib/formatTime';
import { Image } from '@/ui/components/Image';
import { toSizes } from '@/ui/components/toSizes';
import { useDayText } from '@/ui/hooks/useDayText';
import { useTranslation } from 'next-i18next/pages';
import styles from './Programme.module.css';
import { useDocumentWords } from './useDocumentWords';

interface ProgrammeProps {
  readonly content: DocumentContent;
  readonly option: DocumentOption;
}

const Activity = ({ item }: { readonly item: DocumentItem }) => {
  const { t } = useTranslation(['proposalDocument', 'plan']);
  const { locale, formatPeople } = useDocumentWords();
  const { startTime, extras } = item;
  return (
    <li className={styles.activity}>
      <Image
        picture={{ src: item.picture }}
        alt={item.pictureAlt}
        preset="card"
        ratio="card"
        sizes={toSizes({ xs: '40vw', md: '16rem' })}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h4 className={styles.name}>{item.name}</h4>
        <p className={styles.when}>
          {startTime === null ? t('plan:start.any') : t('plan:start.only', { time: startTime })}
          {' · '}
          {formatDuration(item.durationMinutes, locale)}
          {' · '}
          {formatPeople(item.people)}
        </p>
        <p>{item.summary}</p>
        <dl className={styles.facts}>
          <dt>{t('proposalDocument:programme.meetingPoint')}</dt>
          <dd>{item.meetingPoint}</dd>
          {extras.length > 0 && (
            <>
              <dt>{t('proposalDocument:programme.extras')}</dt>
              <dd>{extras.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</dd>
            </>
          )}
        </dl>
      </div>
    </li>
  );
};

/** What happens on which day. */
export const Programme = ({ content, option }: ProgrammeProps) => {
  const { t } = useTranslation('proposalDocument');
  const dayTextOf = useDayText();
  const texts = option.items.map(({ day, dateChoice }) => dayTextOf(day, dateChoice));
  const days = [...new Set(texts)].map((text) => ({
    text,
    items: option.items.filter((_, index) => texts[index] === text),
  }));
  const id = `document-programme-${option.name}`;
  const { length } = content.options;
  return (
    <section aria-labelledby={id} className={styles.programme}>
      <h2 id={id} className={styles.heading}>
        {length > 1 ? t('programme.headingOf', { name: option.name }) : t('programme.heading')}
      </h2>
      {days.map(({ text, items }) => (
        <div key={text} className={styles.day}>
          <h3 className={styles.dayHeading}>{text}</h3>
          <ul className={styles.activities}>
            {items.map((item) => (
              <Activity key={item.productId} item={item} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
