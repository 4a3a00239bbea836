import type { Contact } from '#src/content/read/contact.ts';
import { ContactFacts } from '#src/sections/shared/ContactFacts.tsx';
import { SocialLink } from '#src/sections/shared/SocialLink.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './Details.module.css';

export function Details({ contact, links, opensInNewTab, ...words }: Contact['details']) {
  return (
    <section className={styles.details} data-page="" aria-labelledby="details-heading">
      <h2 id="details-heading">{words.heading}</h2>
      <dl className={styles.list} data-columns="6" data-labels="" data-lined="">
        <ContactFacts {...contact} {...words} />
        <div>
          <dt>{words.chat}</dt>
          <dd>
            <TextLink
              href={links.chat.href}
              label={words.chatLink}
              data-address={links.chat.href.split('?')[0]}
              target="_blank"
              rel="noopener"
              aria-label={`${words.chatLink} (${opensInNewTab})`}
            />
          </dd>
        </div>
        <div>
          <dt>{words.social}</dt>
          <dd data-row="">
            {links.social.map((link) => (
              <SocialLink key={link.href} {...link} opensInNewTab={opensInNewTab} />
            ))}
          </dd>
        </div>
        <div>
          <dt>{words.applicants.label}</dt>
          <dd>
            <TextLink href={words.applicants.href} label={words.applicants.link} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
