import type { Team } from '#src/read/team.ts';
import { SocialLink } from '#src/sections/shared/SocialLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Headline, Label } from '#src/ui/Text.tsx';
import styles from './Profile.module.css';

/** Opens as a popover, which src/sections/team/profile.browser.ts turns into a modal dialog. */
export function Profile({ open, close, founder, heading, lede, sections }: Team['profile']) {
  return (
    <>
      <Button
        weight="quiet"
        aria-haspopup="dialog"
        popoverTarget="profile"
        popoverTargetAction="show"
      >
        {open}
      </Button>
      <Dialog
        id="profile"
        popover="auto"
        // Not by its heading, which has the focus and would be said twice.
        aria-label={open}
        // Described where the page shows it.
        picture={<Picture {...founder?.portrait} lang={undefined} alt="" className={styles.face} />}
        bar={
          <Button popoverTarget="profile" popoverTargetAction="hide">
            {close}
          </Button>
        }
      >
        <Stack as="header">
          <Label lang={founder?.lang}>{founder?.role}</Label>
          {/* Read first. Otherwise Firefox would focus the part that scrolls, which has no name. */}
          <Headline as="h2" id="profile-heading" size="least" tabIndex={-1} autoFocus>
            {heading}
          </Headline>
        </Stack>
        {founder?.elsewhere && <SocialLink {...founder.elsewhere} />}
        <p className={styles.lede}>{lede}</p>
        {sections.items.map((section) => (
          <Stack as="section" className={styles.section} key={section.heading} lang={sections.lang}>
            <h3 className={styles.subheading}>{section.heading}</h3>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        ))}
      </Dialog>
    </>
  );
}
