/**
 * A number as the CMS reads it, from how people write it: 1,400 and 1 400 are 1400, and 98,5 is 98.5. It is called at each
 * letter; where the largest number is below 1000, no separator stands before thousands.
 */
export function numberFrom(typed: string, most: number): string {
  const number = typed.replaceAll(/[^\d.,-]/g, '');
  const hasThousands = most >= 1000;
  const whole = hasThousands ? number.replaceAll(/[.,](?=\d{3}(?!\d))/g, '') : number;
  return whole.replace(',', '.');
}
