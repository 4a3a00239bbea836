import styles from './Ground.module.css';
import { type ElementProps, StyledElement } from './StyledElement.tsx';

/** Night is dark in both schemes. */
export type Tone = 'silk' | 'deep' | 'night';

type GroundProps = ElementProps & { tone?: Tone | undefined };

/** A background, and the colours of what stands on it. */
export function Ground({ tone, ...rest }: GroundProps) {
  return <StyledElement as="section" classes={[styles.ground]} data-tone={tone} {...rest} />;
}
