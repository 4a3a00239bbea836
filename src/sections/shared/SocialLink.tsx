import type { Frame } from '#src/content/read/frame.ts';

type Footer = Frame['footer'];
type SocialLinkProps = Footer['social']['links']['chat'] & Pick<Footer, 'opensInNewTab'>;

/** Styled by its parent. */
export function SocialLink({ href, name, label, opensInNewTab }: SocialLinkProps) {
  return (
    <a
      href={href}
      data-touch=""
      target="_blank"
      rel="noopener"
      aria-label={`${label} (${opensInNewTab})`}
    >
      <span lang="en" translate="no">
        {name}
      </span>
    </a>
  );
}
