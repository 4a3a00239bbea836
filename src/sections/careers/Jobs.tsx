import type { Careers } from '#src/content/read/careers.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './Jobs.module.css';

type JobsProps = Careers['jobs'];

const longestList = 24;

export function Jobs({ labels, applyHint, jobs }: JobsProps) {
  return (
    <>
      {inLists(jobs).map((some) => (
        <ul className={styles.jobs} key={some[0]?.id} data-jobs="">
          {some.map((job) => (
            <Job key={job.id} labels={labels} job={job} />
          ))}
        </ul>
      ))}
      <p className={styles.hint}>{applyHint}</p>
    </>
  );
}

type JobProps = { labels: JobsProps['labels']; job: JobsProps['jobs'][number] };

function Job({ labels, job }: JobProps) {
  return (
    <li className={styles.job} data-job={job.id} data-category={job.categoryId}>
      <div className={styles.head}>
        <span className={styles.swatch}>
          <Picture {...job.swatch} />
        </span>
        <h3>{job.title}</h3>
      </div>
      <div className={styles.words}>
        <p>{job.description}</p>
        <h4 data-label="">{labels.skills}</h4>
        <ul className={styles.skills}>
          {job.skills.map((skill) => (
            <li className={styles.skill} key={skill}>
              {skill}
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.facts}>
        <Fact term={labels.category} value={job.category} />
        <Fact term={labels.place} value={job.place} />
        <Fact term={labels.type} value={job.type} />
        <Fact term={labels.experience} value={job.experience} />
      </dl>
      <p className={styles.apply}>
        <ActionLink {...job.apply} />
      </p>
    </li>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt data-label="">{term}</dt>
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
