import { getCompany } from '#src/content/load/company.ts';
import { drawIcons } from './icons.ts';

let icons: ReturnType<typeof drawIcons> | undefined;

/** The icons of the company, drawn once. */
export function getIcons() {
  icons ??= drawIcons(getCompany().name);
  return icons;
}
