import type { Contact } from '#src/read/contact.ts';
import { ContactFacts } from '#src/sections/shared/ContactFacts.tsx';
import { SocialLink } from '#src/sections/shared/SocialLink.tsx';
import { LinedList, Row } from '#src/ui/Layout.tsx';
import { Headline, Label } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './Details.module.css';

export function Details({ contact, chatLink, profiles, ...details }: Contact['details']) {
  return (
    <section className={styles.details}>
      <Headline as="h2" id="details-heading" size="least">
        {details.heading}
      </Headline>
      <LinedList as="dl" className={styles.list}>
        <ContactFacts hasLabels {...contact} labels={details} />
        {chatLink && (
          <div>
            <Label as="dt">{details.chat}</Label>
            <dd>
              <TextLink
                href={chatLink.href}
                label={chatLink.label}
                target="_blank"
                rel="noopener"
                aria-label={`${chatLink.label} (${details.opensInNewTab})`}
              />
            </dd>
          </div>
        )}
        {profiles.length > 0 && (
          <div>
            <Label as="dt">{details.social}</Label>
            <Row as="dd">
              {profiles.map((link) => (
                <SocialLink key={link.href} {...link} opensInNewTab={details.opensInNewTab} />
              ))}
            </Row>
          </div>
        )}
        <div>
          <Label as="dt">{details.careers}</Label>
          <dd>
            <TextLink {...details.openings} />
          </dd>
        </div>
      </LinedList>
    </section>
  );
}
