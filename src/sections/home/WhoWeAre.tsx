import type { Home } from '#src/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Columns, Lede, Split, Stack } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './WhoWeAre.module.css';

export function WhoWeAre({ mark, heading, text, promises, link, price }: Home['whoWeAre']) {
  return (
    <Section id="who-we-are" mark={mark} heading={heading}>
      <Split>
        <Stack>
          <Lede>{text}</Lede>
          <ActionLink {...link} weight="quiet" />
        </Stack>
        <Stack>
          <h3>{promises.heading}</h3>
          <Columns as="ul" most={2} isLined className={styles.promises} lang={promises.items.lang}>
            {promises.items.items.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Columns>
          {price && <TextLink {...price} />}
        </Stack>
      </Split>
    </Section>
  );
}
