import type { WordMark } from '#src/drawings/wordMark.ts';
import type { Frame } from '#src/read/frame.ts';
import { ContactFacts } from '#src/sections/shared/ContactFacts.tsx';
import { SocialLink } from '#src/sections/shared/SocialLink.tsx';
import { Background } from '#src/ui/Background.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/Layout.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Label, Unseen } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './Footer.module.css';

type FooterProps = Frame['footer'] & { wordMark: WordMark };

export function Footer({ contact, quick, social, newsletter, wordMark, ...words }: FooterProps) {
  return (
    <Background as="footer" tone="night" className={styles.footer}>
      <Row className={styles.columns}>
        <Stack className={styles.wide}>
          <Label as="h2">{contact.heading}</Label>
          <Row as="dl" className={styles.facts}>
            <ContactFacts {...contact} />
          </Row>
        </Stack>

        {/* Without a name, which screen readers would say before the same heading. That of the menu has one. */}
        <Stack as="nav">
          <Label as="h2">{quick.heading}</Label>
          <ul>
            {quick.links.map((link) => (
              <li key={link.href}>
                <TextLink {...link} />
              </li>
            ))}
          </ul>
        </Stack>

        {social.links.length > 0 && (
          <Stack>
            <Label as="h2">{social.heading}</Label>
            <ul>
              {social.links.map((link) => (
                <li key={link.href}>
                  <SocialLink {...link} opensInNewTab={words.opensInNewTab} />
                </li>
              ))}
            </ul>
          </Stack>
        )}

        <Stack className={styles.wide} data-screen-only="">
          <Label as="h2">{newsletter.heading}</Label>
          <p>{newsletter.text}</p>
          {/* The email field has no name, so it is not submitted: the email itself has the sender's address. */}
          <form
            className={styles.form}
            action="https://mail.google.com/mail/"
            target="_blank"
            rel="noopener"
            noValidate
          >
            {newsletter.fields.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label htmlFor="newsletter-email">{newsletter.emailLabel}</label>
            <Row>
              <input
                className={styles.email}
                id="newsletter-email"
                type="email"
                autoComplete="email"
                aria-describedby="newsletter-hint"
              />
              <Button
                type="submit"
                weight="plain"
                aria-describedby="newsletter-tab newsletter-hint"
              >
                {newsletter.button}
              </Button>
              <Unseen id="newsletter-tab">{words.opensInNewTab}</Unseen>
            </Row>
            <p className={styles.hint} id="newsletter-hint">
              {`${newsletter.hint} `}
              <a href={newsletter.other.href}>{newsletter.other.label}</a>
            </p>
          </form>
        </Stack>
      </Row>

      <div className={styles.name} aria-hidden="true">
        <Picture className={styles.wordMark} {...wordMark} />
      </div>
      <Row justify="space-between" className={styles.end}>
        <p>{words.copyright}</p>
        <Row>
          {words.legal.map((link) => (
            <TextLink key={link.href} {...link} />
          ))}
        </Row>
      </Row>
    </Background>
  );
}
