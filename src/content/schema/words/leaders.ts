import { z } from 'zod';
import { closeByMail, intro, label, meta } from '#src/content/schema/textSchemas.ts';

export const leadersSchema = () =>
  z.strictObject({
    intro,
    pointsLabel: label.describe('Heading of the three points about each leader'),
    close: closeByMail,
    meta,
  });
