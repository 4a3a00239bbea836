import type { Contact } from '#src/content/read/contact.ts';
import styles from './Details.module.css';

type DetailsProps = Contact['details'];

export function Details({
  heading,
  email,
  phone,
  timeZone,
  office,
  chat,
  chatLink,
  social,
  applicants,
  contact,
  links,
  opensInNewTab,
}: DetailsProps) {
  return (
    <section className={styles.details} aria-labelledby="details-heading">
      <h2 className={styles.heading} id="details-heading">
        {heading}
      </h2>
      <dl className={styles.list}>
        <div>
          <dt className={styles.term}>{email}</dt>
          <dd>
            <a className={styles.address} href={`mailto:${contact.address}`} translate="no">
              {contact.address}
            </a>
          </dd>
        </div>
        <div>
          <dt className={styles.term}>{phone}</dt>
          <dd>
            <a className={styles.line} href={`tel:${contact.number.replaceAll(' ', '')}`}>
              {contact.number}
            </a>
          </dd>
          <dd>{timeZone}</dd>
        </div>
        <div>
          <dt className={styles.term}>{office}</dt>
          <dd>{contact.place}</dd>
        </div>
        <div>
          <dt className={styles.term}>{chat}</dt>
          <dd>
            <a
              className={styles.line}
              href={links.chat.href}
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
          <dt className={styles.term}>{social}</dt>
          {links.social.map(({ href, name, label }) => (
            <dd key={href}>
              <a
                className={styles.line}
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={`${label} (${opensInNewTab})`}
              >
                <span lang="en" translate="no">
                  {name}
                </span>
              </a>
            </dd>
          ))}
        </div>
        <div>
          <dt className={styles.term}>{applicants.label}</dt>
          <dd>
            <a className={styles.line} href={applicants.href}>
              {applicants.link}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
