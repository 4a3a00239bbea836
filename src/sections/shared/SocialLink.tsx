import type { Frame } from '#src/read/frame.ts';
import { TextLink } from '#src/ui/TextLink.tsx';

type Footer = Frame['footer'];
type SocialLinkProps = Footer['social']['links'][number] & Pick<Footer, 'opensInNewTab'>;

export function SocialLink({ href, name, label, opensInNewTab }: SocialLinkProps) {
  return (
    <TextLink
      href={href}
      label={<span translate="no">{name}</span>}
      target="_blank"
      rel="noopener"
      aria-label={`${label} (${opensInNewTab})`}
    />
  );
}
