import type { Home } from '#src/content/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Section } from '#src/ui/Section.tsx';

export function WhoWeAre({ mark, heading, paragraphs, kinds, link }: Home['whoWeAre']) {
  const [first, ...others] = paragraphs;
  return (
    <Section id="who-we-are" mark={mark} heading={heading} size="most">
      <div data-columns="3">
        <p data-lede="">{first}</p>
        <div data-stack="">
          <p>{kinds.label}</p>
          <ul>
            {kinds.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} data-target="">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div data-stack="">
          {others.map((paragraph) => (
            <p data-prose="" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <ActionLink {...link} weight="quiet" />
        </div>
      </div>
    </Section>
  );
}
