/** Signs of currencies, % and + stand before a number or after it, never inside. */
const signsAround = /^[\p{Sc}%+\s]+|[\p{Sc}%+\s]+$/gu;

/** 1,200,000 and, as in India, 12,00,000: one kind of separator, in groups of three or of 2,2,3. */
const grouped = /^[1-9]\d{0,2}([.,'’\s])\d{3}(\1\d{3})*$|^[1-9]\d?([.,'’\s])(\d\d\3)*\d{3}$/;

/** In a field for large numbers, three digits after a point or a comma are thousands: 1,400. */
const large = /^(-?)(.+?)(?:([.,])(\d{1,2}))?$/;
const small = /^(-?)(\d+)(?:([.,])(\d+))?$/;

/**
 * A number as people write it, in plain digits with a point; empty as it is, and undefined if it is not clear which number it
 * is. Where the largest number is below 1000, no separator stands before thousands.
 */
export function numberFrom(typed: string, most: number): string | undefined {
  if (typed.trim() === '') return '';
  const pattern = most < 1000 ? small : large;
  const [, sign, whole = '', point, decimals] =
    pattern.exec(typed.replaceAll(signsAround, '')) ?? [];
  const isGrouped = grouped.test(whole) && !(point && whole.includes(point));
  if (!isGrouped && !/^\d+$/.test(whole)) return undefined;
  const digits = `${sign}${whole.replaceAll(/\D/g, '')}`;
  return decimals ? `${digits}.${decimals}` : digits;
}
