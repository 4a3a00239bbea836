import type { Home } from '#src/content/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Section } from '#src/ui/Section.tsx';

export function WhoWeAre({ mark, heading, text, promises, link }: Home['whoWeAre']) {
  return (
    <Section id="who-we-are" mark={mark} heading={heading} size="most">
      <div data-split="">
        <div data-stack="">
          <p data-lede="">{text}</p>
          <ActionLink {...link} weight="quiet" />
        </div>
        <div data-stack="">
          <h3>{promises.heading}</h3>
          <ul data-columns="2" lang={promises.listLang}>
            {promises.items.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p data-prose="">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
