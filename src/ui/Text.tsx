import { type ElementProps, StyledElement } from './StyledElement.tsx';
import styles from './Text.module.css';

type HeadlineProps = ElementProps & {
  as: 'h1' | 'h2';
  /** `most` is for the one sentence that a page is remembered by. */
  size?: 'most' | undefined;
};

/** A heading as large as a section's. */
export function Headline({ size, ...rest }: HeadlineProps) {
  return <StyledElement classes={[styles.headline]} data-size={size} {...rest} />;
}

type LabelProps = ElementProps & {
  /** The number of the section stands before it. */
  isCounted?: boolean;
};

/** The small words above a title or a fact. --label is their colour on a dark background. */
export function Label({ isCounted = false, ...rest }: LabelProps) {
  return <StyledElement as="p" classes={[styles.label, isCounted && styles.counted]} {...rest} />;
}

/** Lines of a readable length, in the softer ink. */
export function Prose(props: ElementProps) {
  return <StyledElement as="p" classes={[styles.prose]} {...props} />;
}

/** Words for screen readers only. */
export function Unseen(props: ElementProps) {
  return <StyledElement as="span" classes={[styles.unseen]} {...props} />;
}
