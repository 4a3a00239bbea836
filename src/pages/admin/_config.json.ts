import { z } from 'zod';
import { parseCompany } from '#src/content/load/files.ts';
import { companyFacts } from '#src/content/schema/company.ts';
import { cmsConfig } from './_config.ts';

const siteFacts = z.object(companyFacts.shape).pick({ repository: true, siteAddress: true });

export function GET() {
  return Response.json(cmsConfig(readSite()));
}

/** In `npm run dev`, the form opens whatever is wrong with the file, because that is corrected there. */
function readSite() {
  try {
    return siteFacts.parse(parseCompany());
  } catch {
    return {};
  }
}
