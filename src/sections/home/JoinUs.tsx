import type { Home } from '#src/read/home.ts';
import { Row } from '#src/ui/Layout.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Invitation } from './Invitation.tsx';
import styles from './JoinUs.module.css';

/** With the categories that have openings, each with a piece of its cloth. */
export function JoinUs({ counts, ...words }: Home['joinUs']) {
  return (
    <Invitation id="join-us" {...words}>
      {counts.length > 0 && (
        <Row as="ul">
          {counts.map(({ label, cloth }) => (
            <Row as="li" className={styles.count} key={label}>
              <Picture className={styles.cloth} {...cloth} />
              {label}
            </Row>
          ))}
        </Row>
      )}
    </Invitation>
  );
}
