import type { Home } from '#src/read/home.ts';
import { Lede } from '#src/ui/Layout.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Label, Prose } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';

type Words = Home['showDontSell'];
type CaseProps = Words['cases'][number] & Pick<Words, 'labels'>;

/**
 * Work for a client who agreed to be named. The thread of the project is tangled beside the client's name, and a cloth above
 * what came of it. Its styles, case.css, are in the page only if there is a case.
 */
export function Case({ lang, labels, client, link, project, ...work }: CaseProps) {
  const name = <span translate="no">{client}</span>;
  const label = `${client} (${work.opensInNewTab})`;
  return (
    <article className="case" id={`case-${work.id}`}>
      <Picture className="tangle" {...project.tangle} />
      <header className="client">
        <h3>
          {link ? (
            <TextLink href={link} target="_blank" rel="noopener" label={name} aria-label={label} />
          ) : (
            name
          )}
        </h3>
        <Prose>
          {`${work.placeAndYear} · `}
          <span lang={project.lang}>{project.kind}</span>
        </Prose>
      </header>
      {(['hard', 'built'] as const).map((part) => (
        <div className="part" key={part}>
          <Label as="h4">{labels[part]}</Label>
          <p lang={lang}>{work[part]}</p>
        </div>
      ))}
      <div className="outcome" lang={lang}>
        <Picture className="cloth" {...project.cloth} />
        {work.figure && (
          <p>
            <strong className="figure">{work.figure}</strong> {work.counts}
          </p>
        )}
        {work.quote && (
          <blockquote>
            <Lede>
              <q>{work.quote}</q>
            </Lede>
            <Prose>{work.quoted}</Prose>
          </blockquote>
        )}
      </div>
    </article>
  );
}
