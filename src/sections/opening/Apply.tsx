import { Fragment } from 'react';
import type { Opening } from '#src/content/read/opening.ts';
import { BulletList } from '#src/sections/shared/BulletList.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Apply.module.css';

export function Apply({ elsewhere, link, ...mail }: NonNullable<Opening['apply']>) {
  return (
    <Section id="apply" mark={mail.mark} heading={mail.heading}>
      <div data-columns="6">
        <div data-stack="">
          <p>{mail.text}</p>
          <BulletList items={mail.asked} lang={mail.listLang} />
          <ActionLink {...mail.button} />
        </div>
        <div data-stack="">
          <h3 data-label="">{elsewhere.heading}</h3>
          <p>{elsewhere.text}</p>
        </div>
        <div data-stack="" data-link="">
          <h3 data-label="">{link.heading}</h3>
          <p className={styles.address} translate="no" data-link-address="">
            {/* Lines break after slashes where possible. */}
            {link.address.split(/(?<=\w\/)(?=\w)/).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </p>
          <p data-row="">
            <Button hidden data-copied={link.copied} data-refused={link.refused}>
              {link.copy}
            </Button>
            <Button hidden>{link.share}</Button>
          </p>
          <p className={styles.status} role="status" />
        </div>
      </div>
    </Section>
  );
}
