import type { HTMLAttributes } from 'react';
import { classNames } from './classNames.ts';

export type ElementProps = HTMLAttributes<HTMLElement> & {
  /** The HTML element to render. */
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
