import type { ButtonHTMLAttributes } from 'react';
import styles from './ButtonLink.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** As for links: `cta` for the main action of a screen. */
  readonly look?: 'cta' | 'plain';
}

/** A button that looks like the links beside it. */
export const Button = ({ look = 'plain', type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={`${styles.button} ${styles[look]}`} />
);
