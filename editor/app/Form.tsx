import { Fragment } from 'react';
import type { Json, Path, State } from '../contract.ts';
import { valueAt } from '../fieldPaths.ts';
import {
  type EditorPage,
  editorPages,
  entryName,
  filesOf,
  humanised,
  placeOf,
  schemaAt,
  titleOf,
  wordsOfEntries,
} from '../labels.ts';
import { defaultLanguage, detailsOf, type LanguageCode } from '../site.ts';
import { AddEntry } from './AddEntry.tsx';
import { Cell } from './Cell.tsx';
import { contentOf, edit, useDesk } from './desk.ts';
import { Portrait } from './Portrait.tsx';
import { childrenOf, emptyOf, type Field, type Step, startOf } from './schema.ts';
import { fieldId, moved } from './values.ts';

/** A field in one file: that of the facts, or of a language that has this field. The first leads. */
export type FieldIn = { file: string; lang?: LanguageCode; schema: Field };
type Cells = readonly [FieldIn, ...FieldIn[]];
/** One that is bare has its heading elsewhere. */
type FieldProps = { cells: Cells; path: Path; level: number; isBare?: boolean };

/** What one seldom changes, by its name or by its place. */
const technical = [
  ...['id', 'eyes', 'timeZone', 'region', 'coordinates', 'applicants', 'siteAddress'],
  ...['categories', 'places', 'types'].map((list) => `content/jobs.json:${list}`),
];

export function PageForm({ page }: { page: EditorPage }) {
  const cells = cellsAt(useDesk().schemas, page);
  return cells && <Fields cells={cells} path={[]} level={2} />;
}

/** A field of a page in each of its files. */
function cellsAt(schemas: State['schemas'], page?: EditorPage, path: Path = []): Cells | undefined {
  const cells =
    page &&
    filesOf(page).flatMap((file): FieldIn[] => {
      const schema = path.reduce<Field | undefined>(schemaAt, schemas[file]);
      return schema ? [{ file, lang: placeOf(file)?.lang, schema }] : [];
    });
  return cells as Cells | undefined;
}

/** The fields in a field, each with the languages that have it: plural forms differ. */
function within(cells: Cells): [Step, Cells][] {
  const inside = new Map<Step, FieldIn[]>();
  for (const cell of cells) {
    for (const [step, schema] of childrenOf(cell.schema)) {
      inside.set(step, [...(inside.get(step) ?? []), { ...cell, schema }]);
    }
  }
  return [...inside] as unknown as [Step, Cells][];
}

function Fields({ cells, path, level }: FieldProps) {
  const isTechnical = ([step]: [Step, Cells]) =>
    [String(step), fieldId(cells[0].file, [...path, step])].some((name) =>
      technical.includes(name),
    );
  const viewOf = ([step, inner]: [Step, Cells]) => (
    <FieldView key={step} cells={inner} path={[...path, step]} level={level} />
  );
  const fields = within(cells);
  const more = fields.filter(isTechnical);
  return (
    <>
      {fields.filter((field) => !isTechnical(field)).map(viewOf)}
      {more.length > 0 && (
        <details>
          <summary>More</summary>
          {more.map(viewOf)}
        </details>
      )}
    </>
  );
}

function FieldView(props: FieldProps) {
  const { cells, path, level, isBare } = props;
  const [{ file, lang, schema }] = cells;
  const content = contentOf(useDesk(), file);
  const step = path.at(-1) ?? '';
  const isList = schema.type === 'array' && !Array.isArray(schema.items);
  const isInEntry = typeof step === 'number' || isBare;
  if (schema.type !== 'object' && schema.type !== 'array') return <Leaf {...props} />;
  const inside = isList ? (
    <List {...props} />
  ) : (
    <Fields {...props} level={isInEntry ? level : level + 1} />
  );
  if (isInEntry) return inside;
  const title = schema.title ?? titleOf(step);
  const canLack = schema.isOptional && !lang;
  const isGiven = !canLack || valueAt(content, path) != null;
  const other = isGiven ? emptyOf(schema) : startOf({ ...schema, isOptional: false }, content);
  const Heading = `h${Math.min(level, 4)}` as 'h2';
  return (
    <section id={fieldId(file, path)}>
      <Heading>{title}</Heading>
      <Help>{schema.description}</Help>
      {isGiven && inside}
      {canLack && (
        <button type="button" onClick={() => edit({ file, path, value: other })}>
          {isGiven ? 'Leave it out' : 'Add it'}: {title}
        </button>
      )}
    </section>
  );
}

function Help({ id, children = '' }: { id?: string; children?: string }) {
  const text = humanised(children).replaceAll(/\{\{(.*?)\}\}/g, '“$1”');
  return (
    text && (
      <p className="help" id={id}>
        {text}
      </p>
    )
  );
}

function Leaf({ cells, path }: FieldProps) {
  const { reads, states } = useDesk();
  const [{ file, lang, schema }] = cells;
  const step = path.at(-1) ?? '';
  const own = fieldId(file, path);
  const viewOf = (cell: FieldIn) => <Cell key={cell.file} cell={cell} path={path} of={own} />;
  const isFolded = ({ lang }: FieldIn) =>
    lang !== undefined && lang !== defaultLanguage && !reads.includes(lang);
  const folded = cells.filter(isFolded);
  const told = folded.map(({ file, lang = defaultLanguage }) => {
    const isMissing = states[fieldId(file, path)] === 'missing';
    return detailsOf(lang).name + (isMissing ? ' (missing)' : '');
  });
  return (
    <fieldset>
      <legend id={`${own}:label`}>
        {schema.title ?? (typeof step === 'string' ? titleOf(step) : step + 1)}
        {schema.isOptional && <small> may stay empty</small>}
      </legend>
      {(typeof step === 'string' || !lang) && <Help id={`${own}:help`}>{schema.description}</Help>}
      <div className="cells">{cells.filter((cell) => !isFolded(cell)).map(viewOf)}</div>
      {folded.length > 0 && (
        <details>
          <summary>{told.join(', ')}</summary>
          <div className="cells">{folded.map(viewOf)}</div>
        </details>
      )}
      {schema.portrait && <Portrait file={file} path={path} least={schema.portrait} />}
    </fieldset>
  );
}

function List({ cells, path, level }: FieldProps) {
  const desk = useDesk();
  const [{ file, schema }] = cells;
  const listIn = (file: string) => (valueAt(contentOf(desk, file), path) ?? []) as Json[];
  const entries = listIn(file);
  const { minItems: least = 0, maxItems: most = Number.POSITIVE_INFINITY } = schema;
  const [[, items] = []] = within(cells);
  if (!items) return null;
  // All languages have the same list, so that the same place is the same thing.
  const changeAll = (next: (list: Json[]) => Json[]) => {
    const having = cells.filter(({ file }) => listIn(file).length > 0);
    edit(...having.map(({ file }) => ({ file, path, value: next(listIn(file)) })));
  };
  const viewOf = (entry: Json, place: number) => {
    const { id, closes } = Object(entry);
    const at = [...path, place];
    const title = entryName({ ...desk.files, ...desk.drafts }, file, path, entry, place);
    const tools = [
      ['↑', 'Move up', place > 0, (list: Json[]) => moved(list, place, place - 1)],
      [
        '↓',
        'Move down',
        place < entries.length - 1,
        (list: Json[]) => moved(list, place, place + 1),
      ],
      ['Remove', 'Remove', entries.length > least, (list: Json[]) => list.toSpliced(place, 1)],
    ] as const;
    const view = (
      <>
        <p className="tools">
          {tools.map(([sign, name, isOn, press]) => (
            <button
              key={name}
              type="button"
              aria-label={`${name}: ${title}`}
              aria-disabled={!isOn}
              onClick={() => isOn && changeAll(press)}
            >
              {sign}
            </button>
          ))}
        </p>
        {id &&
          wordsOf(desk, file, [...path, id]).map(({ title, ...words }) => (
            <Fragment key={title}>
              <Help>{`Its words on the page “${title}”`}</Help>
              <FieldView {...words} isBare level={level + 1} />
            </Fragment>
          ))}
        <FieldView cells={items} path={at} level={level + 1} />
      </>
    );
    if (!id) return <li key={place}>{view}</li>;
    return (
      <li key={id}>
        <details id={fieldId(file, at)}>
          <summary>
            {title} {closes && <small>last day to apply: {closes}</small>}
          </summary>
          {view}
        </details>
      </li>
    );
  };
  return (
    <>
      <Help>
        {least === most
          ? `The design has room for ${most}: change them and their order; none is added or removed.`
          : [least > 0 && `${least} at least`, most < Infinity && `${most} at most`]
              .filter(Boolean)
              .join(', ')}
      </Help>
      <ol>{entries.map(viewOf)}</ol>
      {entries.length < most && (
        <AddEntry file={file} path={path} list={schema} item={items[0].schema} />
      )}
    </>
  );
}

/** The words about an entry of a list of facts, in every language. */
function wordsOf({ schemas }: State, file: string, [list = '', id = '']: Path) {
  const about = wordsOfEntries[`${placeOf(file)?.page.facts}/${list}`] ?? [];
  return about.flatMap(({ page: name, path }) => {
    const page = editorPages.find(({ words }) => words === name);
    const at = [...path, id];
    const cells = cellsAt(schemas, page, at);
    return cells?.[0] ? [{ title: page?.title, cells, path: at }] : [];
  });
}
