import { Columns, Stack } from '#src/ui/Layout.tsx';
import { Prose } from '#src/ui/Text.tsx';
import styles from './Steps.module.css';

type StepsProps = {
  lang?: string;
  items: readonly { title: string; text?: string }[];
};

/** Numbered steps side by side: two, or three and what is more than three below. */
export function Steps({ lang, items }: StepsProps) {
  const isEven = items.length % 2 === 0;
  return (
    <Columns
      as="ol"
      className={styles.steps}
      most={isEven ? 2 : 3}
      skipTwo={!isEven}
      isLined
      lang={lang}
    >
      {items.map(({ title, text }) => (
        <Stack as="li" className={styles.step} key={title}>
          <h3>{title}</h3>
          {text && <Prose className={styles.text}>{text}</Prose>}
        </Stack>
      ))}
    </Columns>
  );
}
