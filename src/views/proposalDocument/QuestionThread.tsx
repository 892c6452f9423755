import { type FormEvent, useId, useState } from 'react';
import { documentLimits } from '@/commerce/proposals/model/document';
import { createUuid } from '@/lib/uuid';
import { Button } from '@/ui/components/Button';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import type { DocumentParts } from './documentParts';
import styles from './FoundDocument.module.css';
import { readLine } from './readLine';
import { useDocumentWords } from './useDocumentWords';

type Missing = 'name' | 'text';

/** What readers ask, and what the person who made the request and the shop answer. */
export const QuestionThread = ({ state, actions, tell, brand }: DocumentParts) => {
  const { t } = useTranslation('proposalDocument');
  const { formatMoment } = useDocumentWords();
  const id = useId();
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  // A repeated attempt with the same words is the same question.
  const [attempt, setAttempt] = useState<{ readonly words: string; readonly id: string }>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = readLine(form, 'name', documentLimits.name);
    const field = form.elements.namedItem('text');
    const typed = field instanceof HTMLTextAreaElement ? field.value : '';
    const text = readLine(form, 'text', documentLimits.question);
    const lacking: Missing[] = [
      ...(name === '' ? (['name'] as const) : []),
      ...(text === '' ? (['text'] as const) : []),
    ];
    setMissing(lacking);
    const [first] = lacking;
    if (first) {
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    if (actions.isSending) return;
    const words = `${name}\n${text}`;
    const own = attempt?.words === words ? attempt : { words, id: createUuid() };
    setAttempt(own);
    void tell(actions.send({ kind: 'ask', id: own.id, name, text }), t('status.asked')).then(
      (isDone) => {
        if (!isDone) return;
        setAttempt(undefined);
        // What was written meanwhile is the next question.
        if (field instanceof HTMLTextAreaElement && field.value === typed) field.value = '';
      },
    );
  };
  const isOwner = state.scope === 'own';
  return (
    <section aria-labelledby="document-questions" className={styles.screen}>
      <h2 id="document-questions" className={styles.title}>
        {t('questions.heading')}
      </h2>
      {state.questions.length === 0 ? (
        <p>{t('questions.none')}</p>
      ) : (
        <ol className={styles.questions}>
          {state.questions.map((question) => (
            <li key={question.id} data-author={question.author}>
              <p className={styles.strong}>
                {t('questions.by', {
                  name: question.name,
                  moment: formatMoment(question.createdAt),
                })}
                <span className={styles.small}>
                  {t(`questions.${question.author}`, { brand: brand.name })}
                </span>
              </p>
              <p className={styles.words}>{question.text}</p>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={submit} noValidate className={styles.form}>
        <TextField
          id={`${id}-name`}
          name="name"
          label={t('questions.name')}
          autoComplete="name"
          required
          error={missing.includes('name') ? t('questions.missingName') : undefined}
        />
        <TextField
          id={`${id}-text`}
          name="text"
          rows={3}
          label={t(isOwner ? 'questions.answer' : 'questions.text')}
          hint={t('questions.hint', { most: documentLimits.question })}
          required
          error={missing.includes('text') ? t('questions.missingText') : undefined}
        />
        <div>
          <Button type="submit" aria-disabled={actions.isSending}>
            {t('questions.submit')}
          </Button>
        </div>
      </form>
    </section>
  );
};
