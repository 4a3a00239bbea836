import styles from './Layout.module.css';
import { type ElementProps, StyledElement } from './StyledElement.tsx';

/** Its children one below the other, with the gap --apart. */
export function Stack(props: ElementProps) {
  return <StyledElement classes={[styles.stack]} {...props} />;
}

type RowProps = ElementProps & { justify?: 'space-between' };

/** Its children side by side, wrapping. */
export function Row({ justify, ...rest }: RowProps) {
  return <StyledElement classes={[styles.row]} data-justify={justify} {...rest} />;
}

type LinedProps = ElementProps & {
  /** A hairline above each item, of the colour --rule. */
  isLined?: boolean;
};

type ColumnsProps = LinedProps & {
  /** How many there are in a wide window. A narrow one has one and a medium one two, unless skipTwo is set. */
  most: 2 | 3 | 4;
  /** Never two columns: three items would leave the last row incomplete. */
  skipTwo?: boolean;
};

export function Columns({ most, skipTwo = false, isLined = false, ...rest }: ColumnsProps) {
  return (
    <StyledElement
      classes={[styles.columns, skipTwo && styles.skipTwo, isLined && styles.lined]}
      data-most={most}
      {...rest}
    />
  );
}

/** An item of columns whose children align with those of the items beside it, in as many rows as --rows says. */
export function Subgrid({ isLined = false, ...rest }: LinedProps) {
  return <StyledElement classes={[styles.subgrid, isLined && styles.lined]} {...rest} />;
}

/** A list with a hairline above each item, of the colour --rule. */
export function LinedList(props: ElementProps) {
  return <StyledElement as="ul" classes={[styles.lined]} {...props} />;
}

/** A narrow column and a wide one. */
export function Split(props: ElementProps) {
  return <StyledElement classes={[styles.split]} {...props} />;
}

/** The first sentences of a page or a section, in large type. */
export function Lede(props: ElementProps) {
  return <StyledElement as="p" classes={[styles.lede]} {...props} />;
}
