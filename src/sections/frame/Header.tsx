import type { Frame } from '#src/content/read/frame.ts';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './Header.module.css';

type HeaderProps = Frame['header'] & {
  /** The background behind the header: light (silk), or dark (night) like the hero of the home page. */
  ground: 'silk' | 'night';
};

// Menu and language list are popovers: opening, closing, Escape and returning the focus need no script.
export function Header({ company, home, skip, menu, languages, ground }: HeaderProps) {
  return (
    <header className={styles.header} data-ground={ground} data-row="" data-turn="">
      <a className={styles.skip} href="#main" data-screen="">
        {skip}
      </a>
      <a
        className={styles.logo}
        href={home.href}
        data-touch=""
        aria-label={home.label}
        data-size={company.size}
        data-hung={company.isHung ? '' : undefined}
        translate="no"
      >
        {company.name}
      </a>
      <button className={styles.toggle} type="button" popoverTarget="menu" data-touch="">
        <span data-unseen="">
          <span className={styles.open}>{menu.open}</span>
          <span className={styles.close}>{menu.close}</span>
        </span>
      </button>
      <nav className={styles.menu} id="menu" popover="auto" aria-label={menu.label}>
        <ul className={styles.links}>
          {menu.links.map((link) => (
            <li key={link.href}>
              <TextLink className={styles.link} {...link} />
            </li>
          ))}
        </ul>
      </nav>
      <button className={styles.language} type="button" popoverTarget="languages" data-touch="">
        <span data-unseen="">
          {`${languages.label}, `}
          <span translate="no">{languages.current.name}</span>
        </span>
        <span data-label="" aria-hidden="true">
          {languages.current.short}
        </span>
      </button>
      <div className={styles.languages} id="languages" popover="auto">
        <ul aria-label={languages.label}>
          {languages.links.map(({ href, code, name, isCurrent }) => (
            <li key={code}>
              <TextLink
                className={styles.name}
                href={href}
                label={name}
                lang={code}
                hrefLang={code}
                aria-current={isCurrent || undefined}
                translate="no"
              />
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
