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

/** The steps of Text.module.css. */
const steps = [12, 16, 20, 24];

/** How many letters a line has to hold, so that no word is broken and no headline has many lines, if more than ten. */
function lettersOfLine(text: string): number | undefined {
  const words = text.split(/[\s-]+/);
  const longest = Math.max(...words.map((word) => graphemesOf(word).length));
  // A word of 20 wide letters would not fit a line for 20.
  const forWord = longest > 16 ? 24 : longest;
  const forText = graphemesOf(text).length / 4;
  const letters = Math.max(forWord, forText);
  return letters > 10 ? (steps.find((step) => step >= letters) ?? 24) : undefined;
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
