import type { HTMLAttributes } from 'react';
import { classNames } from './classNames.ts';

export type ElementProps = HTMLAttributes<HTMLElement> & {
  /** The HTML element that the part is. */
  as?: Tag;
};

type Tag =
  | 'article'
  | 'aside'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'footer'
  | 'form'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'header'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'span'
  | 'ul';

type StyledElementProps = ElementProps & {
  /** The classes of the part; `className` is the one of the section that places it. */
  classes: (string | false | undefined)[];
};

/** What the parts of layout and text have in common: they style one element, whichever the section says. */
export function StyledElement({
  as: Tag = 'div',
  classes,
  className,
  ...rest
}: StyledElementProps) {
  return <Tag className={classNames(...classes, className)} {...rest} />;
}
