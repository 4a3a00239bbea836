import type { Home } from '#src/read/home.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Invitation } from './Invitation.tsx';
import styles from './JoinUs.module.css';

/** Below it strips of cloth, which lead to the openings. */
export function JoinUs({ strips, ...words }: Home['joinUs']) {
  return (
    <Invitation id="join-us" {...words}>
      {strips.length > 0 && (
        <ul className={styles.strips}>
          {strips.map(({ href, label, lang, cloth }) => (
            <li className={styles.strip} key={href}>
              <a className={styles.link} href={href} lang={lang}>
                <Picture className={styles.cloth} {...cloth} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Invitation>
  );
}
