import { graphemesOf } from '#src/i18n/graphemes.ts';
import { type ElementProps, StyledElement } from './StyledElement.tsx';
import styles from './Text.module.css';

type HeadlineProps = ElementProps & {
  as: 'h1' | 'h2';
  /** Its words, where its children are more than text. */
  text?: string;
  /** `most` is for the main heading of a page. */
  size?: 'most' | undefined;
};

/** A heading as large as a section's, or as small as its container needs it to be. */
export function Headline({ size, text, children, ...rest }: HeadlineProps) {
  return (
    <StyledElement
      classes={[styles.headline]}
      data-size={size}
      data-letters={lettersOfLine(text ?? String(children))}
      {...rest}
    >
      {children}
    </StyledElement>
  );
}

/** The steps of Text.module.css. A line of ten letters or fewer is as large as any. */
const steps = [12, 16, 20, 24];
const mostInLargest = 10;
const mostInSmallest = 24;

/** Longer words are set in the smallest step, as a word of 20 wide letters would not fit a line for 20. */
const longWord = 16;

/** More lines would push what follows out of view. */
const mostLines = 4;

/** How many letters a line has to hold, so that no word is broken and no headline has many lines. */
function lettersOfLine(text: string): number | undefined {
  const words = text.split(/[\s-]+/);
  const longest = Math.max(...words.map((word) => graphemesOf(word).length));
  const forWord = longest > longWord ? mostInSmallest : longest;
  const forText = graphemesOf(text).length / mostLines;
  const letters = Math.max(forWord, forText);
  if (letters <= mostInLargest) return undefined;
  return steps.find((step) => step >= letters) ?? mostInSmallest;
}

/** The small words above a title or a fact. --label is their colour on a dark background. */
export function Label(props: ElementProps) {
  return <StyledElement as="p" classes={[styles.label]} {...props} />;
}

/** Running text: lines of readable length, in a softer colour. */
export function Prose(props: ElementProps) {
  return <StyledElement as="p" classes={[styles.prose]} {...props} />;
}

/** Words for screen readers only. */
export function Unseen(props: ElementProps) {
  return <StyledElement as="span" classes={[styles.unseen]} {...props} />;
}
