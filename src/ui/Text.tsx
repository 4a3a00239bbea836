import { type ElementProps, StyledElement } from './StyledElement.tsx';
import styles from './Text.module.css';

type HeadlineProps = ElementProps & {
  as: 'h1' | 'h2';
  /** `most` is for the main heading of a page. */
  size?: 'most' | undefined;
};

/** A heading as large as a section's. */
export function Headline({ size, ...rest }: HeadlineProps) {
  return <StyledElement classes={[styles.headline]} data-size={size} {...rest} />;
}

type LabelProps = ElementProps & {
  /** Whether it begins with the number of the section. */
  isCounted?: boolean;
};

/** The small words above a title or a fact. --label is their colour on a dark background. */
export function Label({ isCounted = false, ...rest }: LabelProps) {
  return <StyledElement as="p" classes={[styles.label, isCounted && styles.counted]} {...rest} />;
}

/** Running text: lines of readable length, in a softer colour. */
export function Prose(props: ElementProps) {
  return <StyledElement as="p" classes={[styles.prose]} {...props} />;
}

/** Words for screen readers only. */
export function Unseen(props: ElementProps) {
  return <StyledElement as="span" classes={[styles.unseen]} {...props} />;
}
