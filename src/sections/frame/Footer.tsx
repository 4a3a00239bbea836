import type { Frame } from '#src/content/read/frame.ts';
import { ContactFacts } from '#src/sections/shared/ContactFacts.tsx';
import { SocialLink } from '#src/sections/shared/SocialLink.tsx';
import type { WordMark } from '#src/share/wordMark.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './Footer.module.css';

type FooterProps = Frame['footer'] & { wordMark: WordMark };

export function Footer({ contact, quick, social, newsletter, wordMark, ...words }: FooterProps) {
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={styles.columns} data-page="" data-row="">
        <div className={styles.wide} data-stack="">
          <h2 data-label="">{contact.heading}</h2>
          <dl className={styles.facts} data-row="">
            <ContactFacts {...contact} />
          </dl>
        </div>

        <nav data-stack="" aria-labelledby="footer-quick">
          <h2 data-label="" id="footer-quick">
            {quick.heading}
          </h2>
          <ul>
            {quick.links.map((link) => (
              <li key={link.href}>
                <TextLink {...link} />
              </li>
            ))}
          </ul>
        </nav>

        <div data-stack="">
          <h2 data-label="">{social.heading}</h2>
          <ul>
            {Object.values(social.links).map((link) => (
              <li key={link.href}>
                <SocialLink {...link} opensInNewTab={words.opensInNewTab} />
              </li>
            ))}
          </ul>
        </div>

        <div className={styles.wide} data-stack="" data-screen="">
          <h2 data-label="">{newsletter.heading}</h2>
          <p>{newsletter.text}</p>
          {/* The e-mail field has no name and is never submitted: the mail itself has the sender's address. */}
          <form
            className={styles.form}
            data-stack=""
            action="https://mail.google.com/mail/"
            method="get"
            target="_blank"
            rel="noopener"
            noValidate
          >
            {newsletter.fields.map(({ name, value }) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label htmlFor="newsletter-email">{newsletter.emailLabel}</label>
            <div data-row="">
              <input
                className={styles.email}
                id="newsletter-email"
                type="email"
                autoComplete="email"
                aria-describedby="newsletter-hint"
              />
              <Button type="submit" weight="plain">
                {newsletter.button}
                <span data-unseen="">{` (${words.opensInNewTab})`}</span>
              </Button>
            </div>
            <p id="newsletter-hint">{newsletter.hint}</p>
          </form>
        </div>
      </div>

      {/* Decoration. An SVG, so that any name fills its box, even before the font loads. */}
      <div className={styles.name} data-page="" data-screen="">
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
      <div className={styles.end} data-page="" data-row="between">
        <p>{words.copyright}</p>
        {words.legal.map((link) => (
          <TextLink key={link.href} {...link} />
        ))}
        <p>{words.closing}</p>
      </div>
    </footer>
  );
}
