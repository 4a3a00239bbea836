import { z } from 'zod';
import { parseFile } from '#src/content/load/files.ts';
import { companySchema } from '#src/content/schema/company.ts';
import { companyPath } from '#src/content/schema/dataFiles.ts';
import { statements } from '#src/form/statements.ts';
import { cmsConfig } from './_cmsConfig.ts';

const siteFacts = z.object(companySchema.shape).pick({ repository: true, siteAddress: true });

export function GET() {
  const site = siteFacts.safeParse(contentOf(companyPath)).data;
  return Response.json(cmsConfig({ ...site, statements: statements(contentOf) }));
}

/** In `npm run dev`, the form opens whatever is wrong with a file, because that is corrected there. */
function contentOf(file: string): unknown {
  try {
    return parseFile(file);
  } catch {
    return undefined;
  }
}
