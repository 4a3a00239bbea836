import type { ComponentProps, ReactNode } from 'react';
import styles from './Dialog.module.css';
import { Row } from './Layout.tsx';

type DialogProps = Omit<ComponentProps<'dialog'>, 'className'> & {
  /** The sticky header. */
  bar: ReactNode;
  /** Above the words; its style may put it beside them, where it does not scroll. */
  picture?: ReactNode;
};

/** A dialog with a sticky header; the caller opens it, with showModal() or as a popover. */
export function Dialog({ bar, picture, children, ...rest }: DialogProps) {
  return (
    <dialog className={styles.dialog} {...rest}>
      {/* Firefox has the Tab key stop at what scrolls, and a screen reader would read all of it. */}
      <div className={styles.sheet} tabIndex={-1}>
        <Row justify="space-between" className={styles.bar}>
          {bar}
        </Row>
        {picture}
        <div className={styles.words}>{children}</div>
      </div>
    </dialog>
  );
}
