import type { OpeningPage } from '#src/read/opening.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Lede, LinedList, Row, Split } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Apply.module.css';

export function Apply({ link, ...mail }: NonNullable<OpeningPage['apply']>) {
  return (
    <Section id="apply" tone="deep" mark={mail.mark} heading={mail.heading}>
      <Split className={styles.how}>
        <Lede data-screen-only="">{mail.text}</Lede>
        <LinedList className={styles.asked} lang={mail.asked.lang}>
          {mail.asked.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </LinedList>
        <Row>
          <ActionLink {...mail.button} />
          <Button
            weight="plain"
            hidden
            data-link={link.address}
            data-copied={link.copied}
            data-refused={link.refused}
          >
            {link.copy}
          </Button>
          {/* Without a role, because Orca names an empty status as it passes. */}
          <span aria-live="polite" data-link-status="" />
        </Row>
      </Split>
    </Section>
  );
}
