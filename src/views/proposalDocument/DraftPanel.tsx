import { useId, useState } from 'react';
import {
  type DocumentContent,
  type OptionName,
  optionNames,
} from '@/commerce/proposals/model/document';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import { useFocusNext } from '../trip/useFocusNext';
import type { DocumentParts } from './documentParts';
import styles from './FoundDocument.module.css';
import { OptionForm } from './OptionForm';
import { useDocumentWords } from './useDocumentWords';

export interface DraftPanelProps extends DocumentParts {
  readonly content: DocumentContent;
}

/** The options of the next version. A version is made of exactly what this shows. */
export const DraftPanel = (props: DraftPanelProps) => {
  const { t } = useTranslation('proposalDocument');
  const { formatAmount, formatPeople } = useDocumentWords();
  const { state, actions, tell, content } = props;
  const id = useId();
  const focusNext = useFocusNext();
  const [edited, setEdited] = useState<OptionName>();
  const { desk } = state;
  if (!desk) return null;
  const { next } = desk;
  const newest = state.versions.at(-1)?.number ?? 1;
  const names = desk.draft.map(({ name }) => name);
  const free = optionNames.find((name) => !names.includes(name));
  const describe = (name: OptionName) => {
    const option = next?.options.find((it) => it.name === name);
    if (!option) return '';
    const total = option.total ? formatAmount(option.total.gross, content) : t('prices.onRequest');
    return t('draft.summary', { total, people: formatPeople(option.groupSize) });
  };
  const leave = (isDone: boolean) => isDone && focusNext('document-draft');
  const freeze = () => {
    if (!next || actions.isSending) return;
    actions.show(null);
    void tell(actions.send({ kind: 'freeze', hash: next.hash }), t('status.frozen')).then(leave);
  };
  const remove = (name: OptionName) =>
    void tell(actions.send({ kind: 'removeOption', name }), t('status.saved')).then(leave);
  const edit = (name: OptionName) => {
    setEdited(name);
    focusNext(`${id}-form`);
  };
  const close = (name: OptionName) => {
    setEdited(undefined);
    // An option that was added has a button of its own now.
    focusNext(`${id}-${name}`, `${id}-add`);
  };
  return (
    <section aria-labelledby="document-draft" className={styles.panel}>
      <h2 id="document-draft" tabIndex={-1} className={styles.panelHeading}>
        {t('draft.heading')}
      </h2>
      <p>{t('draft.text')}</p>
      <ul className={styles.rows}>
        {names.map((name) => (
          <li key={name}>
            <span>
              {t('options.name', { name })}
              {name === 'A' && `: ${t('options.asked')}`}
              <span className={styles.small}>{describe(name)}</span>
            </span>
            {name !== 'A' && edited !== name && (
              <span className={styles.buttons}>
                <Button id={`${id}-${name}`} onClick={() => edit(name)}>
                  {t('draft.edit', { name })}
                </Button>
                <Button look="quiet" onClick={() => remove(name)}>
                  {t('draft.remove', { name })}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {edited !== undefined && (
        <OptionForm
          key={edited}
          {...props}
          id={`${id}-form`}
          name={edited}
          onEnd={() => close(edited)}
        />
      )}
      {edited === undefined && next && free !== undefined && (
        <div>
          <Button id={`${id}-add`} onClick={() => edit(free)}>
            {t('draft.add', { name: free })}
          </Button>
        </div>
      )}
      {next === null && <p>{t('draft.gone')}</p>}
      {next && !next.isNew && <p className={styles.small}>{t('draft.same', { number: newest })}</p>}
      {next?.isNew && (
        <>
          <p>{t('draft.newPrices', { number: newest })}</p>
          <div>
            <Button look="cta" aria-disabled={actions.isSending} onClick={freeze}>
              {t('draft.freeze', { number: newest + 1 })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
