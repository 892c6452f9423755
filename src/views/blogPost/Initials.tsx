import styles from './Initials.module.css';

interface InitialsProps {
  readonly letters: string;
  readonly size: 'small' | 'large';
}

/** A person's initials in place of a photo, beside their name. */
export const Initials = ({ letters, size }: InitialsProps) => (
  <span className={`${styles.initials} ${styles[size]}`} aria-hidden="true">
    {letters}
  </span>
);
