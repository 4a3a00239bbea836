import type { Careers } from '#src/content/read/careers.ts';
import { OpeningKinds } from '#src/sections/shared/OpeningKinds.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Columns, Lede, Stack } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';

export function JoinUs({ mark, heading, text, kinds, button }: Careers['joinUs']) {
  return (
    <section id="join-us" aria-labelledby="join-us-heading">
      <PageHead mark={mark} heading={heading} id="join-us-heading">
        <Columns most={2}>
          <Lede>{text}</Lede>
          <Stack>
            <OpeningKinds kinds={kinds} />
            <ActionLink {...button} />
          </Stack>
        </Columns>
      </PageHead>
    </section>
  );
}
