import styles from './Jobs.module.css';

export type JobsProps = {
  jobs: readonly {
    id: string;
    category: string;
    title: string;
    location: string;
    type: string;
    experience: string;
    description: string;
    skills: readonly string[];
    /** A mail link; its text names the job, so that it makes sense in a list of links. */
    apply: { text: string; href: string };
  }[];
  labels: { location: string; type: string; experience: string; skills: string };
};

export function Jobs({ jobs, labels }: JobsProps) {
  return (
    <ul className={styles.jobs}>
      {jobs.map((job) => (
        <li key={job.id} className={styles.job} data-job={job.id} data-category={job.category}>
          <h3 className={styles.title}>{job.title}</h3>
          <dl className={styles.facts}>
            <Fact label={labels.location}>{job.location}</Fact>
            <Fact label={labels.type}>{job.type}</Fact>
            <Fact label={labels.experience}>{job.experience}</Fact>
          </dl>
          <p className={styles.description}>{job.description}</p>
          <ul className={styles.skills} aria-label={labels.skills}>
            {job.skills.map((skill) => (
              <li key={skill} className={styles.skill}>
                {skill}
              </li>
            ))}
          </ul>
          <a className={styles.apply} href={job.apply.href}>
            {job.apply.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
