import type { Home } from '#src/content/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './WhoWeAre.module.css';

export function WhoWeAre({ mark, heading, paragraphs, kinds, link }: Home['whoWeAre']) {
  const [first, ...others] = paragraphs;
  return (
    <Section id="who-we-are" mark={mark} heading={heading} size="most">
      <div data-columns="3">
        <p data-lede="">{first}</p>
        <div>
          <p>{kinds.label}</p>
          <ul className={styles.link}>
            {kinds.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} data-target="">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          {others.map((paragraph) => (
            <p data-prose="" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <p className={styles.link}>
            <ActionLink {...link} weight="quiet" />
          </p>
        </div>
      </div>
    </Section>
  );
}
