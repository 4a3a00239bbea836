import type { Careers } from '#src/content/read/careers.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { labelPatternFor } from '#src/weave/Cloth.tsx';
import { Arm, Lanes } from '#src/weave/Lanes.tsx';
import { toneOf } from '#src/weave/thread.ts';
import styles from './Jobs.module.css';

type JobsProps = Careers['jobs'];

const longestList = 24;

// Three turns of the thread, before it reaches the label.
const knot = 'M-21 16q4 6 0 12M-16 14q5 8 0 16M-10 16q4 6 0 12';

export function Jobs({ labels, text, lanes, isEach, jobs }: JobsProps) {
  return (
    <>
      {lanes.length > 0 && <Lanes className={styles.lanes} lanes={lanes} />}
      {inLists(jobs).map((some) => (
        <ul className={styles.jobs} key={some[0]?.id} data-jobs="">
          {some.map((job) => (
            <Job key={job.id} labels={labels} lanes={lanes.length} isEach={isEach} job={job} />
          ))}
        </ul>
      ))}
      {jobs.length > 0 && (
        <p className={styles.hint}>
          <span>{text}</span>
        </p>
      )}
    </>
  );
}

type JobProps = {
  labels: JobsProps['labels'];
  /** How many there are. */
  lanes: number;
  /** Whether its thread comes down a lane of its own, rather than off one for its category. */
  isEach: boolean;
  job: JobsProps['jobs'][number];
};

function Job({ labels, lanes, isEach, job }: JobProps) {
  return (
    <li
      className={styles.job}
      // In a long list the link alone names the job: a thousand names more would weigh 0.7 KB.
      data-job={job.about ? job.id : ''}
      data-category={job.categoryId}
      data-brief={job.about ? undefined : ''}
    >
      <Arm
        className={styles.arm}
        place={job.lane}
        amount={lanes}
        thread={job.thread}
        isEnd={isEach}
      />
      <svg className={styles.label} viewBox="0 0 44 44" aria-hidden="true">
        <path d="M0 0h44v44H0z" fill={labelPatternFor(job.weave, job.thread)} />
        <path d={knot} stroke={`var(--${toneOf(job.thread)})`} strokeWidth={3.2} fill="none" />
      </svg>
      <header>
        <h3>
          <a href={job.href}>{job.title}</a>
        </h3>
        <dl className={styles.category} data-label="">
          <Fact term={labels.category} value={job.category} />
        </dl>
      </header>
      <dl className={styles.facts} data-row="">
        <Fact term={labels.place} value={job.place} />
        <Fact term={labels.type} value={job.type} />
        <Fact term={labels.experience} value={job.experience} />
      </dl>
      {job.about && <About label={labels.skills} {...job.about} />}
      {job.apply && (
        <div className={styles.apply}>
          <ActionLink {...job.apply} weight="small" />
        </div>
      )}
    </li>
  );
}

type AboutProps = { label: string; lead: string; rest: string; skills: readonly string[] };

function About({ label, lead, rest, skills }: AboutProps) {
  return (
    <div className={styles.what} data-stack="">
      {rest === '' ? (
        <p>{lead}</p>
      ) : (
        <details>
          <summary className={styles.lead}>{lead}</summary>
          <p>{rest}</p>
        </details>
      )}
      <div>
        <h4>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h4>
        <ul className={styles.skills} data-row="">
          {skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>
        <VisuallyHidden>{term}</VisuallyHidden>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

// With `content-visibility` a browser skips a whole list out of view; on single jobs it checks each.
function inLists<Item>(items: readonly Item[]): Item[][] {
  const lists = Math.ceil(items.length / longestList);
  return Array.from({ length: lists }, (_, list) =>
    items.slice(list * longestList, (list + 1) * longestList),
  );
}
