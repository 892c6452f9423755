import type { QuestionProps } from '@/ui/components/cards';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly questions: readonly QuestionProps[];
}

/** Questions that open one by one, with or without JavaScript. */
export const Questions = ({ questions }: QuestionsProps) => (
  <div className={styles.list}>
    {questions.map(({ question, answer }) => (
      <details key={question} className={styles.item}>
        <summary className={styles.question}>{question}</summary>
        <p className={styles.answer}>{answer}</p>
      </details>
    ))}
  </div>
);
