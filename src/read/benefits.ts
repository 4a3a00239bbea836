import type { Content } from '#src/content/load/content.ts';
import { benefitIds } from '#src/content/schema/words/careers.ts';

/** The benefits; where no pay is shown, the one about pay says how to ask for it. */
export function benefitsOf({ words }: Content, isPayShown: boolean) {
  const { items, askForPay } = words.careers.benefits;
  return benefitIds.map((id) => {
    const { title, text } = items[id];
    const more = id === 'competitive-salary' && !isPayShown && askForPay;
    return { id, title, text: more ? `${text} ${more}` : text };
  });
}
