import type { ReactNode } from 'react';
import type { Home } from '#src/content/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './Hero.module.css';

/** Its child is the loom, which stands beside the words or, in a narrow window, below them. */
type HeroProps = Home['hero'] & { children: ReactNode };

export function Hero({ heading, people, claims, card, children, ...hero }: HeroProps) {
  return (
    <section id="hero" className={styles.hero} data-ground="night" aria-labelledby="hero-heading">
      <div className={styles.words} data-page="" data-stack="">
        <p data-label="">{hero.eyebrow}</p>
        <h1 className={styles.heading} id="hero-heading" data-large="most">
          {`${heading.plain} `}
          <em className={styles.accent}>{heading.accent}</em>
        </h1>
        <p className={styles.text}>{hero.text}</p>
        <div>
          <p id="hero-people">{people.label}</p>
          <ul className={styles.people} data-row="" aria-labelledby="hero-people">
            {people.links.map((link) => (
              <li key={link.href}>
                <TextLink {...link} />
              </li>
            ))}
          </ul>
        </div>
        <div data-row="">
          <ActionLink {...hero.primary} weight="primary" />
          <ActionLink {...hero.secondary} weight="quiet" />
        </div>
        <ul data-row="">
          {claims.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      </div>
      <div className={styles.loom}>{children}</div>
      <aside className={styles.card} data-page="" data-row="" aria-labelledby="hero-card">
        <p data-label="">{card.label}</p>
        <h2 id="hero-card">{card.title}</h2>
        <p>{card.text}</p>
        <ActionLink href={card.href} label={card.button} />
      </aside>
      <div className={styles.ends} data-turn="" data-screen="" aria-hidden="true">
        <Picture className={styles.fringe} {...hero.fringe} />
      </div>
    </section>
  );
}
