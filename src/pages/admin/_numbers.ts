/** 1,200,000 and, as in India, 12,00,000: one kind of separator, in groups of three or of 2,2,3. */
const groups = /^[1-9]\d{0,2}([.,'’\s])\d{3}(\1\d{3})*$|^[1-9]\d?([.,'’\s])(\d\d\3)*\d{3}$/;

/**
 * A number as people write it, in plain digits with a point; empty as it is, and undefined if it is not clear which number it
 * is. Where the largest number is below 1000, no separator stands before thousands.
 */
export function numberFrom(typed: string, most: number): string | undefined {
  const hasThousands = most >= 1000;
  const text = typed.replaceAll(/[\p{Sc}%+]/gu, '').trim();
  if (text === '') return typed.trim() === '' ? '' : undefined;
  const sign = text.startsWith('-') ? '-' : '';
  const number = text.slice(sign.length);
  const whole = wholeNumber(number, hasThousands);
  if (whole) return sign + whole;

  const decimals = hasThousands ? /^(.*)([.,])(\d{1,2})$/ : /^(\d+)([.,])(\d+)$/;
  const [, before = '', point = '', after = ''] = decimals.exec(number) ?? [];
  const wholeBefore = wholeNumber(before, hasThousands);
  if (!wholeBefore || before.includes(point)) return undefined;
  return `${sign}${wholeBefore}.${after}`;
}

function wholeNumber(text: string, hasThousands: boolean): string | undefined {
  const isPlain = /^\d+$/.test(text);
  const isGrouped = hasThousands && groups.test(text);
  return isPlain || isGrouped ? text.replaceAll(/\D/g, '') : undefined;
}
