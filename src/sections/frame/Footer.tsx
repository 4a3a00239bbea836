import type { Frame } from '#src/content/read/frame.ts';
import type { WordMark } from '#src/share/wordMark.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Footer.module.css';

type FooterProps = Frame['footer'] & { wordMark: WordMark };

export function Footer({
  closing,
  copyright,
  opensInNewTab,
  contact,
  quick,
  social,
  newsletter,
  wordMark,
}: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.contact} aria-labelledby="footer-contact">
          <h2 className={styles.heading} id="footer-contact">
            {contact.heading}
          </h2>
          <dl className={styles.facts}>
            <div>
              <dt className={styles.term}>{contact.email}</dt>
              <dd>
                <a className={styles.address} href={`mailto:${contact.address}`}>
                  {contact.address}
                </a>
              </dd>
            </div>
            <div>
              <dt className={styles.term}>{contact.phone}</dt>
              <dd>
                <a className={styles.line} href={`tel:${contact.number.replaceAll(' ', '')}`}>
                  {contact.number}
                </a>
              </dd>
            </div>
            <div>
              <dt className={styles.term}>{contact.office}</dt>
              <dd className={styles.place}>{contact.place}</dd>
            </div>
          </dl>
        </section>

        <nav className={styles.quick} aria-labelledby="footer-quick">
          <h2 className={styles.heading} id="footer-quick">
            {quick.heading}
          </h2>
          <ul>
            {quick.links.map(({ href, label, isCurrent }) => (
              <li key={href}>
                <a
                  className={styles.line}
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>

        <section className={styles.social} aria-labelledby="footer-social">
          <h2 className={styles.heading} id="footer-social">
            {social.heading}
          </h2>
          <ul>
            {Object.values(social.links).map(({ href, name, label }) => (
              <li key={href}>
                <a
                  className={styles.line}
                  href={href}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${label} (${opensInNewTab})`}
                >
                  <span lang="en">{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>

        <section className={styles.newsletter} aria-labelledby="footer-newsletter">
          <h2 className={styles.heading} id="footer-newsletter">
            {newsletter.heading}
          </h2>
          <p>{newsletter.text}</p>
          {/* The e-mail box has no name, so its value is never read: the letter itself carries the address. */}
          <form
            className={styles.subscribe}
            action="https://mail.google.com/mail/"
            method="get"
            target="_blank"
            rel="noopener"
            noValidate
          >
            {newsletter.fields.map(({ name, value }) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label className={styles.term} htmlFor="newsletter-email">
              {newsletter.emailLabel}
            </label>
            <div className={styles.row}>
              <input
                className={styles.email}
                id="newsletter-email"
                type="email"
                autoComplete="email"
                aria-describedby="newsletter-hint"
              />
              <button className={styles.button} type="submit">
                {newsletter.button}
                <VisuallyHidden>{` (${opensInNewTab})`}</VisuallyHidden>
              </button>
            </div>
            <p className={styles.hint} id="newsletter-hint">
              {newsletter.hint}
            </p>
          </form>
        </section>
      </div>

      {/* Decoration. As SVG it fills its box whatever the name is, and before the font arrives. */}
      <div className={styles.name}>
        <svg
          className={styles.wordMark}
          viewBox={wordMark.viewBox}
          preserveAspectRatio="xMinYMax"
          aria-hidden="true"
        >
          <text textLength={wordMark.width} lengthAdjust="spacingAndGlyphs">
            {wordMark.name}
          </text>
        </svg>
      </div>
      <div className={styles.end}>
        <p>{copyright}</p>
        <p>{closing}</p>
      </div>
    </footer>
  );
}
