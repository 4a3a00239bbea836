import styles from './Layout.module.css';
import { type ElementProps, StyledElement } from './StyledElement.tsx';

/** One below the other, with the gap --apart. */
export function Stack(props: ElementProps) {
  return <StyledElement classes={[styles.stack]} {...props} />;
}

type RowProps = ElementProps & { justify?: 'space-between' };

/** One beside the other, wrapping. */
export function Row({ justify, ...rest }: RowProps) {
  return <StyledElement classes={[styles.row]} data-justify={justify} {...rest} />;
}

type LinedProps = ElementProps & {
  /** A hairline above each item, of the colour --rule. */
  isLined?: boolean;
};

type ColumnsProps = LinedProps & {
  /** How many there are in a wide container. A narrow one has one, and one between has two. */
  most: 2 | 3 | 4;
  /** From one column to the most at once: two would leave the last row of three items incomplete. */
  skipTwo?: boolean;
};

/** Equal columns. */
export function Columns({ most, skipTwo = false, isLined = false, ...rest }: ColumnsProps) {
  return (
    <StyledElement
      classes={[styles.columns, skipTwo && styles.skipTwo, isLined && styles.lined]}
      data-most={most}
      {...rest}
    />
  );
}

type SubgridProps = LinedProps & {
  /** How many of its children are aligned; those of an item beside it are as many. */
  rows: 2 | 3 | 4 | 5 | 8 | 9;
};

/** An item of columns whose children align with those of the items beside it. */
export function Subgrid({ rows, isLined = false, ...rest }: SubgridProps) {
  return (
    <StyledElement classes={[styles.subgrid, isLined && styles.lined]} data-rows={rows} {...rest} />
  );
}

/** A list with a hairline above each item, of the colour --rule. */
export function LinedList(props: ElementProps) {
  return <StyledElement as="ul" classes={[styles.lined]} {...props} />;
}

/** A narrow column and a wide one. */
export function Split(props: ElementProps) {
  return <StyledElement classes={[styles.split]} {...props} />;
}

/** The sentences that begin a page or a section; in a stack, there is more space below them. */
export function Lede(props: ElementProps) {
  return <StyledElement as="p" classes={[styles.lede]} {...props} />;
}
