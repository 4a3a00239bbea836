import type { Careers } from '#src/read/careers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/Layout.tsx';
import { Unseen } from '#src/ui/Text.tsx';
import styles from './Filter.module.css';

/** The buttons of the filter (src/sections/careers/filter.browser.ts); the first one shows every opening. */
export function Filter({ label, all, categories }: Careers['openings']['filter']) {
  if (categories.length === 0) return null;
  return (
    <>
      <Row role="group" aria-label={label} className={styles.filter} data-filter="">
        <Button data-category="" aria-pressed="true" data-announcement={all.announcement}>
          {all.label}
        </Button>
        {categories.map(({ id, label, announcement }) => (
          <Button key={id} data-category={id} aria-pressed="false" data-announcement={announcement}>
            {label}
          </Button>
        ))}
      </Row>
      {/* Not empty before the first choice, because screen readers stop at it on their way to the list. */}
      <Unseen role="status">{all.announcement}</Unseen>
    </>
  );
}
