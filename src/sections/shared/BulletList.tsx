import { Stack } from '#src/ui/Layout.tsx';
import { Label } from '#src/ui/Text.tsx';
import styles from './BulletList.module.css';

type BulletListProps = {
  heading?: string;
  level?: 'h3' | 'h4';
  items: readonly string[];
  /** The language of the items where it is not the page's. */
  lang?: string;
};

/** A bulleted list, with a small heading above it if there is one. */
export function BulletList({ heading, level: Heading = 'h3', items, lang }: BulletListProps) {
  return (
    <Stack>
      {heading && <Label as={Heading}>{heading}</Label>}
      <ul className={styles.list} lang={lang}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Stack>
  );
}
