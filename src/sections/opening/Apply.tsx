import type { OpeningPage } from '#src/read/opening.ts';
import { BulletList } from '#src/sections/shared/BulletList.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';

export function Apply({ link, ...mail }: NonNullable<OpeningPage['apply']>) {
  return (
    <Section id="apply" tone="deep" mark={mail.mark} heading={mail.heading}>
      <Stack>
        <Prose data-screen-only="">{mail.text}</Prose>
        <BulletList {...mail.asked} />
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
      </Stack>
    </Section>
  );
}
