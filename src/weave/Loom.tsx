import { Drawing } from './Drawing.tsx';
import styles from './Loom.module.css';
import signals from './loom-signals.svg?raw';
import threads from './loom-threads.svg?raw';

/** Loose threads come into order and are woven into a cloth, which is a file; gold ones carry signals to it. */
export function Loom({ cloth }: { cloth: string }) {
  return (
    <div className={styles.loom}>
      <Drawing width={1440} height={900} preserveAspectRatio="xMaxYMax slice">
        <Inline svg={threads} />
        <image href={cloth} x={640} y={471} width={800} height={429} />
        <Inline svg={signals} />
      </Drawing>
    </div>
  );
}

function Inline({ svg }: { svg: string }) {
  // Its lines are for whoever opens the file.
  const html = svg.replaceAll(/\n\s*/g, '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project.
  return <g dangerouslySetInnerHTML={{ __html: html }} />;
}
