import type { Careers } from '#src/read/careers.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Lede } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import styles from './JoinUs.module.css';

export function JoinUs({ mark, heading, text, button }: Careers['joinUs']) {
  return (
    <section id="join-us" className={styles.joinUs}>
      <PageHead mark={mark} heading={heading} id="join-us-heading">
        <Lede className={styles.text}>{text}</Lede>
        {button && <ActionLink {...button} />}
      </PageHead>
    </section>
  );
}
