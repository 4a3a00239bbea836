import { getCompany } from '#src/content/load/content.ts';
import { cmsConfig } from './_config.ts';

export function GET() {
  return Response.json(cmsConfig(getCompany()));
}
