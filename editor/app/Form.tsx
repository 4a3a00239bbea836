import { Fragment } from 'react';
import type { Json, Path, State } from '../contract.ts';
import { fieldId, valueAt } from '../fieldPaths.ts';
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
import { moved, withoutBlankEnd } from './edits.ts';
import { Portrait } from './Portrait.tsx';
import { childrenOf, emptyValue, type Field, newValue, type Step } from './schema.ts';
import { contentOf, edit, useEditor } from './store.ts';

/** A field in one file: that of facts, or that of one language. */
export type FileField = { file: string; lang?: LanguageCode; schema: Field };
type Cells = readonly [FileField, ...FileField[]];
/** Bare fields have no heading of their own; schema and help are those of the first cell. */
type FieldProps = { cells: Cells; path: Path; level: number; isBare?: boolean };

/** Rarely changed fields, by key or by field id. */
const technical = [
  ...['id', 'eyes', 'timeZone', 'region', 'coordinates', 'applicants', 'siteAddress'],
  ...['categories', 'places', 'types'].map((list) => `content/jobs.json:${list}`),
];

export function PageForm({ page }: { page: EditorPage }) {
  const cells = cellsAt(useEditor().schemas, page);
  return cells && <Fields cells={cells} path={[]} level={2} />;
}

function cellsAt(schemas: State['schemas'], page?: EditorPage, path: Path = []): Cells | undefined {
  const cells =
    page &&
    filesOf(page).flatMap((file): FileField[] => {
      const schema = path.reduce<Field | undefined>(schemaAt, schemas[file]);
      return schema ? [{ file, lang: placeOf(file)?.lang, schema }] : [];
    });
  return cells as Cells | undefined;
}

/** The children of a field, each with the languages that have it, as plural forms differ. */
function childrenIn(cells: Cells): [Step, Cells][] {
  const children = new Map<Step, FileField[]>();
  for (const cell of cells) {
    for (const [step, schema] of childrenOf(cell.schema)) {
      children.set(step, [...(children.get(step) ?? []), { ...cell, schema }]);
    }
  }
  return [...children] as unknown as [Step, Cells][];
}

function Fields({ cells, path, level }: FieldProps) {
  const isTechnical = ([step]: [Step, Cells]) =>
    [String(step), fieldId(cells[0].file, [...path, step])].some((name) =>
      technical.includes(name),
    );
  const viewOf = ([step, inner]: [Step, Cells]) => (
    <FieldView key={step} cells={inner} path={[...path, step]} level={level} />
  );
  const fields = childrenIn(cells);
  const technicalFields = fields.filter(isTechnical);
  return (
    <>
      {fields.filter((field) => !isTechnical(field)).map(viewOf)}
      {technicalFields.length > 0 && (
        <details>
          <summary>More</summary>
          {technicalFields.map(viewOf)}
        </details>
      )}
    </>
  );
}

function FieldView(props: FieldProps) {
  const { cells, path, level, isBare } = props;
  const [{ file, lang, schema }] = cells;
  const content = contentOf(useEditor(), file);
  const step = path.at(-1) ?? '';
  const isList = schema.type === 'array' && !Array.isArray(schema.items);
  const isInEntry = typeof step === 'number' || isBare;
  if (schema.type !== 'object' && schema.type !== 'array') return <Leaf {...props} />;
  const children = isList ? (
    <List {...props} />
  ) : (
    <Fields {...props} level={isInEntry ? level : level + 1} />
  );
  if (isInEntry) return children;
  const title = schema.title ?? titleOf(step);
  const isRemovable = schema.isOptional && !lang;
  const exists = !isRemovable || valueAt(content, path) != null;
  const other = exists ? emptyValue(schema) : newValue({ ...schema, isOptional: false }, content);
  const Heading = `h${Math.min(level, 4)}` as 'h2';
  return (
    <section id={fieldId(file, path)}>
      <Heading>{title}</Heading>
      <Help>{schema.description}</Help>
      {exists && children}
      {isRemovable && (
        <button type="button" onClick={() => edit({ file, path, value: other })}>
          {exists ? 'Leave it out' : 'Add it'}: {title}
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
  const { userLanguages, reviewStates } = useEditor();
  const [{ file, lang, schema }] = cells;
  const step = path.at(-1) ?? '';
  const id = fieldId(file, path);
  const viewOf = (cell: FileField) => <Cell key={cell.file} cell={cell} path={path} groupId={id} />;
  const isCollapsed = ({ lang }: FileField) =>
    lang !== undefined && lang !== defaultLanguage && !userLanguages.includes(lang);
  const collapsed = cells.filter(isCollapsed);
  const names = collapsed.map(({ file, lang = defaultLanguage }) => {
    const isMissing = reviewStates[fieldId(file, path)] === 'missing';
    return detailsOf(lang).name + (isMissing ? ' (missing)' : '');
  });
  return (
    <fieldset>
      <legend id={`${id}:label`}>
        {schema.title ?? (typeof step === 'string' ? titleOf(step) : step + 1)}
        {schema.isOptional && <small> may stay empty</small>}
      </legend>
      {(typeof step === 'string' || !lang) && <Help id={`${id}:help`}>{schema.description}</Help>}
      <div className="cells">{cells.filter((cell) => !isCollapsed(cell)).map(viewOf)}</div>
      {collapsed.length > 0 && (
        <details>
          <summary>{names.join(', ')}</summary>
          <div className="cells">{collapsed.map(viewOf)}</div>
        </details>
      )}
      {schema.portrait && <Portrait file={file} path={path} minSize={schema.portrait} />}
    </fieldset>
  );
}

function List({ cells, path, level }: FieldProps) {
  const editor = useEditor();
  const [{ file, schema }] = cells;
  const listIn = (file: string) => (valueAt(contentOf(editor, file), path) ?? []) as Json[];
  const entries = listIn(file);
  const { minItems: min = 0, maxItems: max = Number.POSITIVE_INFINITY } = schema;
  const [[, items] = []] = childrenIn(cells);
  if (!items) return null;
  // Lists are parallel in all languages: the same index is the same entry, also where a translation has fewer.
  const changeAll = (change: (list: Json[]) => Json[]) => {
    const filled = cells.filter(({ file }) => listIn(file).length > 0);
    const blank = items[0].schema.type === 'string' ? '' : {};
    edit(
      ...filled.map(({ file, lang }) => {
        const list = change(entries.map((_, index) => listIn(file)[index] ?? blank));
        return { file, path, value: withoutBlankEnd(list, lang) };
      }),
    );
  };
  const viewOf = (entry: Json, index: number) => {
    const { id, closes } = Object(entry);
    const entryPath = [...path, index];
    const title = entryName({ ...editor.files, ...editor.drafts }, file, path, entry, index);
    const tools = [
      ['↑', 'Move up', index > 0, (list: Json[]) => moved(list, index, index - 1)],
      [
        '↓',
        'Move down',
        index < entries.length - 1,
        (list: Json[]) => moved(list, index, index + 1),
      ],
      ['Remove', 'Remove', entries.length > min, (list: Json[]) => list.toSpliced(index, 1)],
    ] as const;
    const view = (
      <>
        <p className="tools">
          {tools.map(([symbol, name, isEnabled, change]) => (
            <button
              key={name}
              type="button"
              aria-label={`${name}: ${title}`}
              aria-disabled={!isEnabled}
              onClick={() => isEnabled && changeAll(change)}
            >
              {symbol}
            </button>
          ))}
        </p>
        {id &&
          wordsOf(editor, file, [...path, id]).map(({ title, ...words }) => (
            <Fragment key={title}>
              <Help>{`Its words on the page “${title}”`}</Help>
              <FieldView {...words} isBare level={level + 1} />
            </Fragment>
          ))}
        <FieldView cells={items} path={entryPath} level={level + 1} />
      </>
    );
    if (!id) return <li key={index}>{view}</li>;
    return (
      <li key={id}>
        <details id={fieldId(file, entryPath)}>
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
        {min === max
          ? `The design has room for ${max}: change them and their order; none is added or removed.`
          : [min > 0 && `${min} at least`, max < Infinity && `${max} at most`]
              .filter(Boolean)
              .join(', ')}
      </Help>
      <ol>{entries.map(viewOf)}</ol>
      {entries.length < max && (
        <AddEntry file={file} path={path} listSchema={schema} item={items[0].schema} />
      )}
    </>
  );
}

/** The fields of the words of an entry in a list of facts. */
function wordsOf({ schemas }: State, file: string, [list = '', id = '']: Path) {
  const about = wordsOfEntries[`${placeOf(file)?.page.facts}/${list}`] ?? [];
  return about.flatMap(({ page: name, path }) => {
    const page = editorPages.find(({ words }) => words === name);
    const at = [...path, id];
    const cells = cellsAt(schemas, page, at);
    return cells?.[0] ? [{ title: page?.title, cells, path: at }] : [];
  });
}
