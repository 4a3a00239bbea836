import { drawIcons } from '#src/share/icons.ts';
import { getCompany } from './company.ts';

let icons: ReturnType<typeof drawIcons> | undefined;

/** The icons of the company, drawn once. */
export function getIcons() {
  icons ??= drawIcons(getCompany().name);
  return icons;
}
