import type { ComponentProps, ReactNode } from 'react';
import styles from './Dialog.module.css';

type DialogProps = Omit<ComponentProps<'dialog'>, 'className'> & {
  /** Stays in place while the rest scrolls below it. */
  bar: ReactNode;
};

/** A sheet over the page. */
export function Dialog({ bar, children, ...rest }: DialogProps) {
  return (
    <dialog className={styles.dialog} {...rest}>
      <div className={styles.sheet}>
        <div className={styles.bar} data-row="between" data-screen="">
          {bar}
        </div>
        {children}
      </div>
    </dialog>
  );
}
