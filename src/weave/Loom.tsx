import { Drawing, Stroke } from './Drawing.tsx';
import styles from './Loom.module.css';
import goldThreads from './loom-gold.svg?raw';
import threads from './loom-threads.svg?raw';

const size = { width: 1440, height: 900, preserveAspectRatio: 'xMaxYMax slice' };

/** On each gold thread, as far above its end as all of them travel. */
const signals = 'M1002 428v16M1026 407v16M1050 401v16M1074 401v16M1098 410v16M1122 431v16';

/** Loose threads come into order and are woven into a cloth, which is a file; gold ones carry signals to it. */
export function Loom({ cloth }: { cloth: string }) {
  return (
    <div className={styles.loom}>
      <Drawing {...size}>
        <Inline svg={threads} />
        <image href={cloth} x={640} y={471} width={800} height={429} />
        <Inline svg={goldThreads} />
      </Drawing>
      <Drawing {...size} className={styles.signals}>
        <Stroke d={signals} colour="on-indigo" width={3} strokeLinecap="round" />
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
