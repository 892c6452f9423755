import styles from './Initials.module.css';

interface InitialsProps {
  readonly letters: string;
  readonly size: 'small' | 'large';
}

/** Stands for somebody's face, beside their name. */
export const Initials = ({ letters, size }: InitialsProps) => (
  <span className={`${styles.initials} ${styles[size]}`} aria-hidden="true">
    {letters}
  </span>
);
