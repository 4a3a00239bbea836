import type { Frame } from '#src/content/read/frame.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Header.module.css';

type HeaderProps = Frame['header'] & {
  /** The background behind the header: light (silk), or dark (night) like the hero of the home page. */
  ground: 'silk' | 'night';
};

// Menu and language list are popovers: they open, close, answer Escape and give back the focus
// without a line of script.
export function Header({ company, home, skip, menu, languages, ground }: HeaderProps) {
  return (
    <header className={styles.header} data-ground={ground} data-turn="">
      <a className={styles.skip} href="#main" data-screen="">
        {skip}
      </a>
      <a
        className={styles.logo}
        href={home.href}
        data-target=""
        aria-label={home.label}
        data-size={company.size}
        data-hung={company.isHung ? '' : undefined}
        translate="no"
      >
        {company.name}
      </a>
      <button className={styles.toggle} type="button" popoverTarget="menu">
        <VisuallyHidden>
          <span className={styles.open}>{menu.open}</span>
          <span className={styles.close}>{menu.close}</span>
        </VisuallyHidden>
      </button>
      <nav className={styles.menu} id="menu" popover="auto" aria-label={menu.label}>
        <ul className={styles.links}>
          {menu.links.map(({ href, label, isCurrent }) => (
            <li key={href}>
              <a
                className={styles.link}
                href={href}
                data-target=""
                aria-current={isCurrent ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button className={styles.language} type="button" popoverTarget="languages">
        <VisuallyHidden>
          {`${languages.label}, `}
          <span translate="no">{languages.current.name}</span>
        </VisuallyHidden>
        <span aria-hidden="true">{languages.current.short}</span>
      </button>
      <div className={styles.languages} id="languages" popover="auto">
        <ul aria-label={languages.label}>
          {languages.links.map(({ href, code, name, isCurrent }) => (
            <li key={code}>
              <a
                className={styles.name}
                href={href}
                data-target=""
                lang={code}
                hrefLang={code}
                aria-current={isCurrent ? 'true' : undefined}
                translate="no"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
