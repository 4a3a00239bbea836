import styles from './Ground.module.css';
import { type ElementProps, StyledElement } from './StyledElement.tsx';

/** Night is dark in both schemes. */
type Tone = 'silk' | 'deep' | 'night';

type GroundProps = ElementProps & { tone?: Tone | undefined };

/** A background, with the colours for text, links and drawings on it. */
export function Ground({ tone, ...rest }: GroundProps) {
  return <StyledElement as="section" classes={[styles.ground]} data-tone={tone} {...rest} />;
}
