import type { ElementType, HTMLAttributes } from 'react';

export type ElementProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType;
};

type StyledElementProps = ElementProps & {
  /** The component's own classes; `className` comes from the section that uses it. */
  classes: (string | false | undefined)[];
};

/** The base of the components of layout and text: one element with their classes. */
export function StyledElement({
  as: Tag = 'div',
  classes,
  className,
  ...rest
}: StyledElementProps) {
  const names = [...classes, className].filter(Boolean);
  return <Tag className={names.join(' ')} {...rest} />;
}
