import { getCompany } from '#src/content/load/facts.ts';
import { cmsConfig } from './_config.ts';

export function GET() {
  return Response.json(cmsConfig(getCompany()));
}
