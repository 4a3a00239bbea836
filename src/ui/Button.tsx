import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** `primary` is the page's one gold button; `plain` is framed, `small` too; `quiet` is underlined. */
export type Weight = 'primary' | 'plain' | 'small' | 'quiet';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { weight?: Weight };

export function Button({ weight = 'small', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={styles.button} data-weight={weight} {...rest} />;
}
