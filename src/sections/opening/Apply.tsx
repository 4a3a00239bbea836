import { Fragment } from 'react';
import type { Opening } from '#src/content/read/opening.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Apply.module.css';

type ApplyProps = NonNullable<Opening['apply']>;

export function Apply({ mark, heading, steps, button, checklist, link }: ApplyProps) {
  return (
    <Section id="apply" mark={mark} heading={heading}>
      <div data-columns="4">
        <div className={styles.how}>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ActionLink {...button} />
        </div>
        <div>
          <h3 className={styles.label} data-label="">
            {checklist.heading}
          </h3>
          <p>{checklist.text}</p>
          <ul className={styles.items}>
            {checklist.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div data-link="">
          <h3 className={styles.label} data-label="">
            {link.heading}
          </h3>
          <p className={styles.address} translate="no" data-link-address="">
            {/* A line ends after a slash of the path where it can. */}
            {link.address.split(/(?<=\w\/)(?=\w)/).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </p>
          <p className={styles.buttons} data-row="">
            <Button hidden data-link-copy="" data-copied={link.copied} data-refused={link.refused}>
              {link.copy}
            </Button>
            <Button hidden data-link-share="">
              {link.share}
            </Button>
          </p>
          <p className={styles.status} role="status" data-link-status="" />
        </div>
      </div>
    </Section>
  );
}
