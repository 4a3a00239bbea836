import { z } from 'zod';
import { button, drawing, heading, line, mark, meta } from '#src/content/schema/texts.ts';

export const notFoundWords = () =>
  z
    .strictObject({ mark, heading, text: line, short: line, link: button, drawing, meta })
    .meta({ title: 'Page not found' });
