import { emsOfLine } from '#src/styles/headlines.ts';
import { type ElementProps, StyledElement } from './StyledElement.tsx';
import styles from './Text.module.css';

type HeadlineProps = ElementProps & {
  as: 'h1' | 'h2';
  /** Its words, where its children are more than text. */
  text?: string;
  /** `most` is for the main heading of a page, `least` for one beside larger things. */
  size?: 'most' | 'least' | undefined;
};

/** A heading as large as a section's, or as small as its text needs it to be. */
export function Headline({ size, text, children, ...rest }: HeadlineProps) {
  return (
    <StyledElement
      classes={[styles.headline]}
      data-size={size}
      data-ems={emsOfLine(text ?? String(children))}
      {...rest}
    >
      {children}
    </StyledElement>
  );
}

/** The small words above a title or a fact. --label is their colour on a dark background. */
export function Label(props: ElementProps) {
  return <StyledElement as="p" classes={[styles.label]} {...props} />;
}

/** Running text: lines of readable length, in a softer colour. */
export function Prose(props: ElementProps) {
  return <StyledElement as="p" classes={[styles.prose]} {...props} />;
}

export function Unseen(props: ElementProps) {
  return <StyledElement as="span" classes={[styles.unseen]} {...props} />;
}
