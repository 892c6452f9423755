import { useId } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styles from './KeyFacts.module.css';
import type { ActivityView } from './pageProps';

export const KeyFacts = ({ facts }: Pick<ActivityView, 'facts'>) => {
  const { t } = useTranslation(['activity', 'catalogue']);
  const id = useId();
  const rows: readonly (readonly [string, string])[] = [
    [t('activity:facts.duration'), facts.duration],
    [t('activity:facts.group'), t('activity:facts.groupValue', facts.units)],
    [
      t('activity:facts.age'),
      facts.minAge > 0
        ? t('activity:facts.ageValue', { count: facts.minAge })
        : t('activity:facts.ageNone'),
    ],
    [t('activity:facts.setting'), t(`activity:settings.${facts.setting}`)],
    [t('activity:facts.season'), facts.season ?? t('activity:facts.allYear')],
    [t('activity:facts.times'), facts.startTimes],
    ...(facts.closed ? [[t('activity:facts.closed'), facts.closed] as const] : []),
    [t('activity:facts.languages'), facts.languages],
    [
      t('activity:facts.stepFree'),
      t(facts.isStepFree ? 'activity:facts.stepFreeYes' : 'activity:facts.stepFreeNo'),
    ],
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('activity:facts.label')}
      </h2>
      <dl className={styles.facts}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
