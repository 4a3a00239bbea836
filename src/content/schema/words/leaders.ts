import { z } from 'zod';
import { closeByMail, intro, label, meta } from '#src/content/schema/texts.ts';

export const leadersWords = () =>
  z.strictObject({
    intro,
    pointsLabel: label.describe('Heading of the three points about each leader'),
    close: closeByMail,
    meta,
  });
