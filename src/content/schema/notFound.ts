import { z } from 'zod';
import { button, drawing, heading, line, mark, meta } from './blocks.ts';

export const notFoundWords = () =>
  z.strictObject({ meta, mark, heading, text: line, short: line, link: button, drawing });
