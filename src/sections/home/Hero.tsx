import type { ReactNode } from 'react';
import type { Home } from '#src/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Background } from '#src/ui/Background.tsx';
import { Row, Stack } from '#src/ui/Layout.tsx';
import { Headline, Label, Prose } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './Hero.module.css';
import { Invitation } from './Invitation.tsx';

/** `children` is the loom: beside the words or, in a narrow window, below them. */
type HeroProps = Home['hero'] & { children: ReactNode };

export function Hero({ heading, people, claims, card, children, ...hero }: HeroProps) {
  return (
    <Background tone="night" id="hero" className={styles.hero}>
      <Stack className={styles.words}>
        <Label>{hero.eyebrow}</Label>
        <Headline
          as="h1"
          size="most"
          className={styles.heading}
          text={`${heading.plain} ${heading.accent}`}
        >
          {`${heading.plain} `}
          <span className={styles.accent}>{heading.accent}</span>
        </Headline>
        <p>{hero.text}</p>
        <Row className={styles.actions}>
          <ActionLink {...hero.primary} weight="primary" />
          <ActionLink {...hero.secondary} weight="quiet" />
        </Row>
        <Row as="ul" className={styles.claims}>
          {claims.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </Row>
        {hero.namedClients && <Prose className={styles.clients}>{hero.namedClients}</Prose>}
      </Stack>
      {children}
      <Row className={styles.people}>
        <p>{people.label}</p>
        <ul>
          {people.links.map((link) => (
            <li key={link.href}>
              <TextLink {...link} />
            </li>
          ))}
        </ul>
      </Row>
      <Invitation id="card" {...card} />
    </Background>
  );
}
