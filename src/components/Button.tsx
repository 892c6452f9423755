import type { ButtonHTMLAttributes } from 'react';
import styles from './ButtonLink.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** As those of links: `cta` for the one thing to do on a screen. */
  readonly look?: 'cta' | 'plain';
}

/** A button that looks like the links beside it. */
export const Button = ({ look = 'plain', type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={`${styles.button} ${styles[look]}`} />
);
