import type { Contact } from '#src/content/read/contact.ts';
import { ContactFacts } from '#src/sections/shared/ContactFacts.tsx';
import { SocialLink } from '#src/sections/shared/SocialLink.tsx';
import styles from './Details.module.css';

export function Details({
  heading,
  chat,
  chatLink,
  social,
  applicants,
  contact,
  links,
  opensInNewTab,
  ...words
}: Contact['details']) {
  return (
    <section className={styles.details} data-page="" aria-labelledby="details-heading">
      <h2 id="details-heading">{heading}</h2>
      <dl className={styles.list} data-columns="6">
        <ContactFacts {...contact} {...words} hasLabels />
        <div>
          <dt data-label="">{chat}</dt>
          <dd>
            <a
              href={links.chat.href}
              data-target=""
              data-address={links.chat.href.split('?')[0]}
              target="_blank"
              rel="noopener"
              aria-label={`${chatLink} (${opensInNewTab})`}
            >
              {chatLink}
            </a>
          </dd>
        </div>
        <div>
          <dt data-label="">{social}</dt>
          <dd data-row="">
            {links.social.map((link) => (
              <SocialLink key={link.href} {...link} opensInNewTab={opensInNewTab} />
            ))}
          </dd>
        </div>
        <div>
          <dt data-label="">{applicants.label}</dt>
          <dd>
            <a href={applicants.href} data-target="">
              {applicants.link}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
