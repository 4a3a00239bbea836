import styles from './Dotted.module.css';

type DottedProps = { parts: readonly string[] };

/** Short texts in a row with dots between them. No line begins or ends with a dot. */
export function Dotted({ parts }: DottedProps) {
  return (
    <span className={styles.dotted}>
      <span className={styles.parts}>
        {parts.map((part) => (
          <span className={styles.part} key={part}>{`${part} `}</span>
        ))}
      </span>
    </span>
  );
}
