import { Drawing, Stroke } from './Drawing.tsx';
import styles from './Loom.module.css';
import goldThreads from './loom-gold.svg?raw';
import threads from './loom-threads.svg?raw';

const size = { width: 1440, height: 900, preserveAspectRatio: 'xMaxYMax slice' };

/** Each gold thread starts this far above its end, which is how far all of them travel. */
const signals = 'M1002 428v16M1026 407v16M1050 401v16M1074 401v16M1098 410v16M1122 431v16';

const ends = 'M641.6 685.5h798.4';
const goldEnds = 'M1002 471v429M1026 471v429M1050 471v429M1074 471v429M1098 471v429M1122 471v429';

/** Loose threads come into order and are woven into a cloth, which is a file; gold ones carry signals to it. */
export function Loom({ cloth }: { cloth: string }) {
  return (
    <div className={styles.loom}>
      <Drawing {...size}>
        <Inline svg={threads} />
        <image href={cloth} x={640} y={471} width={800} height={429} />
        <Inline svg={goldThreads} />
      </Drawing>
      <Drawing {...size} className={styles.warp}>
        <Stroke d="M640 685.5h800" colour="indigo" width={429} />
        <Stroke d={ends} colour="on-indigo" width={429} dashes=".8 3.2" opacity={0.4} />
        <Stroke d={goldEnds} colour="zari" width={1.6} />
      </Drawing>
      <Drawing {...size} className={styles.pick}>
        <Stroke d="M640 900h800" colour="zari" width={3} />
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
