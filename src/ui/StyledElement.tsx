import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from './classNames.ts';

export type ElementProps = HTMLAttributes<HTMLElement> & {
  /** The HTML element to render. */
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
  return <Tag className={classNames(...classes, className)} {...rest} />;
}
