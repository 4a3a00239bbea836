import { drawIcons } from '~/pictures/icons';
import { getCompany } from './company';

let icons: ReturnType<typeof drawIcons> | undefined;

/** The icons of the company, drawn once. */
export function getIcons() {
  icons ??= drawIcons(getCompany().name);
  return icons;
}
