import { z } from 'zod';
import { button, drawing, heading, line, mark, meta } from '#src/content/schema/textSchemas.ts';

export const notFoundSchema = () =>
  z
    .strictObject({ mark, heading, text: line, short: line, link: button, drawing, meta })
    .meta({ title: 'Page not found' });
