import styles from './Background.module.css';
import { type ElementProps, StyledElement } from './StyledElement.tsx';

/** `night` is dark in both colour schemes. */
type Tone = 'silk' | 'deep' | 'night';

type BackgroundProps = ElementProps & { tone?: Tone | undefined };

/** A background, with the colours for text, links and drawings on it. */
export function Background({ tone, ...rest }: BackgroundProps) {
  return <StyledElement as="section" classes={[styles.background]} data-tone={tone} {...rest} />;
}
