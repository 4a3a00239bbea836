import type { Careers } from '#src/content/read/careers.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import styles from './Close.module.css';

type CloseProps = Careers['close'] & { link?: Careers['close']['button'] };

/** The end of a page: where to go from here. */
export function Close({ heading, text, button, link }: CloseProps) {
  return (
    <section
      className={styles.closing}
      data-ground="deep"
      data-stack=""
      aria-labelledby="closing-heading"
    >
      <h2 id="closing-heading" data-large="">
        {heading}
      </h2>
      <p data-lede="">{text}</p>
      <div data-row="">
        <ActionLink {...button} weight="primary" />
        {link && <ActionLink {...link} weight="quiet" />}
      </div>
    </section>
  );
}
