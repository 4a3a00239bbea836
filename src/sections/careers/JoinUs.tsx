import type { Careers } from '#src/content/read/careers.ts';
import { OpeningTotals } from '#src/sections/shared/OpeningTotals.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Columns, Lede, Stack } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';

export function JoinUs({ mark, heading, text, openings, button }: Careers['joinUs']) {
  return (
    <section id="join-us" aria-labelledby="join-us-heading">
      <PageHead mark={mark} heading={heading} id="join-us-heading">
        <Columns most={2}>
          <Lede>{text}</Lede>
          <Stack>
            {openings && <OpeningTotals {...openings} />}
            <ActionLink {...button} />
          </Stack>
        </Columns>
      </PageHead>
    </section>
  );
}
