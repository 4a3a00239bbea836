import type { Frame } from '#src/content/read/frame.ts';
import { TextLink } from '#src/ui/TextLink.tsx';

type Footer = Frame['footer'];
type SocialLinkProps = Footer['social']['links']['chat'] & Pick<Footer, 'opensInNewTab'>;

/** Its name is English, whatever the language of the page. */
export function SocialLink({ href, name, label, opensInNewTab }: SocialLinkProps) {
  return (
    <TextLink
      href={href}
      label={
        <span lang="en" translate="no">
          {name}
        </span>
      }
      target="_blank"
      rel="noopener"
      aria-label={`${label} (${opensInNewTab})`}
    />
  );
}
