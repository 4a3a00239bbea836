type SocialLinkProps = {
  href: string;
  /** The service's own name, the same in every language. */
  name: string;
  /** Read out instead of the name. */
  label: string;
  opensInNewTab: string;
};

/** Takes its look from where it stands. */
export function SocialLink({ href, name, label, opensInNewTab }: SocialLinkProps) {
  return (
    <a
      href={href}
      data-target=""
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
