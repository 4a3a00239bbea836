import type { ComponentProps, ReactNode } from 'react';
import styles from './Dialog.module.css';

type DialogProps = Omit<ComponentProps<'dialog'>, 'className'> & {
  /** The sticky header. */
  bar: ReactNode;
};

/** Dialog with a sticky header; the caller opens it (showModal or popover). */
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
