import styles from './Steps.module.css';

interface StepsProps {
  readonly steps: readonly { readonly heading: string; readonly text: string }[];
  /** Numbered if the order matters. */
  readonly isOrdered?: boolean;
}

/** Short texts side by side. */
export const Steps = ({ steps, isOrdered = false }: StepsProps) => {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={`${styles.list} ${isOrdered ? styles.order : styles.points}`}>
      {steps.map(({ heading, text }, index) => (
        <li key={heading} className={styles.step}>
          {isOrdered && (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3 className={styles.heading}>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </List>
  );
};
