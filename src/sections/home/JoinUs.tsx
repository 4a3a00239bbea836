import type { Home } from '#src/read/home.ts';
import { TextLink } from '#src/ui/TextLink.tsx';
import { Invitation } from './Invitation.tsx';
import styles from './JoinUs.module.css';

/** The end of the page, with the names of the openings below. */
export function JoinUs({ links, ...words }: Home['joinUs']) {
  return (
    <Invitation id="join-us" {...words}>
      {links.length > 0 && (
        <ul className={styles.openings}>
          {links.map((link) => (
            <li key={link.href}>
              <TextLink {...link} />
            </li>
          ))}
        </ul>
      )}
    </Invitation>
  );
}
