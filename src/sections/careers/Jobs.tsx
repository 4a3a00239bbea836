import type { Careers } from '~/content/careers';
import { Picture } from '~/ui/Picture';
import styles from './Jobs.module.css';

type JobsProps = Careers['jobs'];

export function Jobs({ labels, applyHint, jobs }: JobsProps) {
  return (
    <>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li className={styles.job} key={job.id} data-job={job.id} data-category={job.categoryId}>
            <div className={styles.head}>
              <span className={styles.swatch}>
                <Picture {...job.swatch} />
              </span>
              <h3 className={styles.title}>{job.title}</h3>
            </div>
            <div className={styles.words}>
              <p>{job.description}</p>
              <h4 className={styles.term}>{labels.skills}</h4>
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
              <Fact term={labels.location} value={job.place} />
              <Fact term={labels.type} value={job.type} />
              <Fact term={labels.experience} value={job.experience} />
            </dl>
            <a className={styles.apply} href={job.apply.href} aria-label={job.apply.name}>
              {job.apply.label}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{applyHint}</p>
    </>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
