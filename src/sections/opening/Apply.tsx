import { Fragment } from 'react';
import type { OpeningPage } from '#src/read/opening.ts';
import { BulletList } from '#src/sections/shared/BulletList.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Columns, Row, Stack } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Label } from '#src/ui/Text.tsx';
import styles from './Apply.module.css';

export function Apply({ elsewhere, link, ...mail }: NonNullable<OpeningPage['apply']>) {
  return (
    <Section id="apply" tone="deep" mark={mail.mark} heading={mail.heading}>
      <Columns most={3}>
        <Stack>
          <p>{mail.text}</p>
          <BulletList {...mail.asked} />
          <ActionLink {...mail.button} />
        </Stack>
        <Stack>
          <Label as="h3">{elsewhere.heading}</Label>
          <p>{elsewhere.text}</p>
        </Stack>
        <Stack data-link="">
          <Label as="h3">{link.heading}</Label>
          <p className={styles.address} translate="no" data-link-address="">
            {/* Lines break after slashes where possible. */}
            {link.address.split(/(?<=\w\/)(?=\w)/).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </p>
          <Row as="p">
            <Button hidden data-copied={link.copied} data-refused={link.refused}>
              {link.copy}
            </Button>
            <Button hidden>{link.share}</Button>
          </Row>
          {/* Without a role, because Orca names an empty status as it passes. */}
          <p className={styles.status} aria-live="polite" />
        </Stack>
      </Columns>
    </Section>
  );
}
