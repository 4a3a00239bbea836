import type { Frame } from '#src/read/frame.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Background } from '#src/ui/Background.tsx';
import { Label, Unseen } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './Header.module.css';

type HeaderProps = Frame['header'] & {
  /** The background behind the header: light (silk), or dark (night) like the hero of the home page. */
  tone: 'silk' | 'night';
};

// The menu and the language list are popovers: opening, closing, Escape and returning the focus need no script.
export function Header({ company, home, skip, menu, languages, tone }: HeaderProps) {
  return (
    <Background as="header" tone={tone} className={styles.header}>
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      <TextLink
        className={styles.logo}
        href={home.href}
        label={company.name}
        aria-label={home.label}
        data-size={company.size}
        data-script={company.isDevanagari ? 'devanagari' : undefined}
        translate="no"
      />
      <button className={styles.toggle} type="button" popoverTarget="menu">
        <Unseen>
          <span className={styles.open}>{menu.open}</span>
          <span className={styles.close}>{menu.close}</span>
        </Unseen>
      </button>
      <nav className={styles.menu} id="menu" popover="auto" aria-label={menu.label}>
        <ul className={styles.links}>
          {menu.links.map((link) => (
            <li key={link.href}>
              <TextLink className={styles.link} {...link} />
            </li>
          ))}
        </ul>
        <div className={styles.reach}>
          <TextLink {...menu.phone} />
          <ActionLink {...menu.project} weight="primary" />
        </div>
      </nav>
      <button className={styles.language} type="button" popoverTarget="languages">
        <Unseen>
          {`${languages.label}, `}
          <span translate="no">{languages.current.name}</span>
        </Unseen>
        <Label as="span" aria-hidden="true">
          {languages.current.short}
        </Label>
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
    </Background>
  );
}
