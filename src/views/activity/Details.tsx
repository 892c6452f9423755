import type { ReactNode } from 'react';
import { Icon } from '@/ui/components/Icon';
import { Questions } from '@/ui/components/Questions';
import { Reviews } from '@/ui/components/Reviews';
import { useTranslation } from 'next-i18next/pages';
import styles from './Details.module.css';
import type { ActivityView } from './pageProps';

const Part = ({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) => (
  <section className={styles.part}>
    <h2 className={styles.heading}>{heading}</h2>
    {children}
  </section>
);

const Ticks = ({
  items,
  icon,
}: {
  readonly items: readonly string[];
  readonly icon: 'check' | 'cross';
}) => (
  <ul className={`${styles.ticks} ${styles[icon]}`}>
    {items.map((item) => (
      <li key={item}>
        <Icon name={icon} /> <span>{item}</span>
      </li>
    ))}
  </ul>
);

export const Details = ({ view }: { readonly view: ActivityView }) => {
  const { t } = useTranslation(['activity', 'catalogue']);
  const { meetingPoint } = view;
  return (
    <>
      <Part heading={t('activity:highlights')}>
        <Ticks items={view.highlights} icon="check" />
      </Part>
      <Part heading={t('activity:description')}>
        {view.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {view.here && <p>{view.here}</p>}
      </Part>
      <div className={styles.pair}>
        <Part heading={t('activity:included')}>
          <Ticks items={view.inclusions} icon="check" />
        </Part>
        {view.exclusions.length > 0 && (
          <Part heading={t('activity:excluded')}>
            <Ticks items={view.exclusions} icon="cross" />
          </Part>
        )}
      </div>
      {view.schedule.length > 0 && (
        <Part heading={t('activity:schedule.heading')}>
          <ol className={styles.schedule}>
            {view.schedule.map(({ minute, text }) => (
              <li key={minute}>
                <span className={styles.minute}>
                  {minute === 0
                    ? t('activity:schedule.start')
                    : t('activity:schedule.minute', { minute })}
                </span>
                {text}
              </li>
            ))}
          </ol>
        </Part>
      )}
      <Part heading={t('activity:meeting.heading')}>
        <p>
          <strong>{meetingPoint.name}</strong>, {meetingPoint.address}
        </p>
        <p>{meetingPoint.text}</p>
        {view.cityNote && <p>{view.cityNote}</p>}
        <p>
          <a href={meetingPoint.mapHref} rel="noopener" target="_blank">
            {t('activity:meeting.map')}
          </a>
        </p>
      </Part>
      <Part heading={t('activity:before')}>
        <ul className={styles.points}>
          {view.prebooking.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Part>
      {view.visit && (
        <Part heading={view.visit.heading}>
          <dl className={styles.visit}>
            {view.visit.rows.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <div className={styles.pair}>
        <Part heading={t('activity:cancellation')}>
          <p>{t(`activity:cancellations.${view.cancellation}`)}</p>
        </Part>
        <Part heading={t('activity:accessibility')}>
          <p>{view.accessibility}</p>
        </Part>
      </div>
      {view.reviews.length > 0 && (
        <Part heading={t('activity:reviews')}>
          <Reviews reviews={view.reviews} />
        </Part>
      )}
      {view.faq.length > 0 && (
        <Part heading={t('activity:faq')}>
          <Questions questions={view.faq} />
        </Part>
      )}
    </>
  );
};
