import { Drawing } from './Drawing.tsx';
import signals from './loom-signals.svg?raw';
import threads from './loom-threads.svg?raw';

const figureBox = { x: 640, y: 471, width: 800, height: 429 };

type LoomProps = {
  /** What is woven: its file, or its markup for a picture that cannot refer to a file. */
  figure: { file: string } | { markup: string };
};

/** Loose threads come into order and are woven into a figure; gold ones carry signals to it. */
export function Loom({ figure }: LoomProps) {
  return (
    <Drawing width={1440} height={900} preserveAspectRatio="xMaxYMax slice">
      <Figure markup={threads} />
      {'file' in figure ? (
        <image href={figure.file} {...figureBox} />
      ) : (
        <svg {...figureBox} aria-hidden="true">
          <Figure markup={figure.markup} />
        </svg>
      )}
      <Figure markup={signals} />
    </Drawing>
  );
}

function Figure({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project.
  return <g dangerouslySetInnerHTML={{ __html: markup }} />;
}
