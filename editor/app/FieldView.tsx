import { Fragment, useId, useState } from 'react';
import type { Field } from '#editor/form.ts';
import { languageName, type Path, pathTitle, titleOf, wordsOfEntries } from '#editor/labels.ts';
import type { WordFile } from '#src/content/schema/schemas.ts';
import { directionOf, type LanguageCode, languages } from '#src/i18n/languages.ts';
import { Control } from './Control.tsx';
import { fieldId, useDesk } from './desk.ts';
import styles from './Editor.module.css';
import { PortraitField } from './PortraitField.tsx';
import { firstValue, idFrom, idsOf, isSame, moved, type Value, valueAt } from './values.ts';

/** One file of facts, or the same page of words in every language. */
export type Source = { facts: string } | { words: WordFile };

type FieldProps = { source: Source; field: Field; path: Path; level?: Level };

/** Of a part's heading: a deeper part has none below h4. */
type Level = 2 | 3 | 4;

function below(level: Level): 3 | 4 {
  return level === 2 ? 3 : 4;
}

/** A field of the form with all that is in it. */
export function FieldView(props: FieldProps) {
  const { field } = props;
  if (field.kind === 'group') return <GroupView {...props} />;
  if (field.kind === 'list') return <ListView {...props} />;
  if (field.kind === 'pair') return <PairView {...props} />;
  return <ValueView {...props} />;
}

/** The files behind a source; words have one for each language. */
function filesOf(source: Source): { file: string; lang?: LanguageCode }[] {
  if ('facts' in source) return [{ file: `content/${source.facts}.json` }];
  return languages.map(({ code }) => ({
    file: `locales/${code}/${source.words}.json`,
    lang: code,
  }));
}

/** The first file: the facts, or English, which decides what lists hold. */
function leadingFile(source: Source): string {
  return filesOf(source)[0]?.file ?? '';
}

function Title({ level, name }: { level: Level; name: string }) {
  const Heading = `h${level}` as const;
  return <Heading>{titleOf(name)}</Heading>;
}

function GroupView({ source, field, path, level = 2 }: FieldProps) {
  if (field.kind !== 'group') return null;
  const name = path.at(-1);
  const isTitled = name !== undefined && !/^\d+$/.test(name);
  const inner = isTitled ? below(level) : level;
  const fields = Object.entries(field.fields).map(([key, child]) => (
    <FieldView key={key} source={source} field={child} path={[...path, key]} level={inner} />
  ));
  if (!isTitled) return <>{fields}</>;
  return (
    <section className={styles.group} data-level={level} id={fieldId(leadingFile(source), path)}>
      <Title level={level} name={name} />
      {field.help && <p className={styles.help}>{field.help}</p>}
      {field.empty && <p className={styles.quiet}>May stay empty as a whole</p>}
      {fields}
    </section>
  );
}

function PairView({ source, field, path }: FieldProps) {
  const { contentOf, change } = useDesk();
  if (field.kind !== 'pair') return null;
  const file = leadingFile(source);
  const value = valueAt(contentOf(file), path);
  return (
    <fieldset className={styles.field} id={fieldId(file, path)} tabIndex={-1}>
      <legend>{titleOf(path.at(-1) ?? '')}</legend>
      {field.help && <p className={styles.help}>{field.help}</p>}
      {field.empty && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={Array.isArray(value)}
            onChange={({ target }) =>
              change(
                file,
                path,
                target.checked ? firstValue({ ...field, empty: undefined }, () => []) : null,
              )
            }
          />{' '}
          Give it
        </label>
      )}
      {Array.isArray(value) &&
        field.items.map((item, place) => (
          <ValueView
            key={item.help}
            source={source}
            field={item}
            path={[...path, String(place)]}
            title={item.help}
          />
        ))}
    </fieldset>
  );
}

function ValueView({ source, field, path, title }: FieldProps & { title?: string }) {
  const { contentOf, savedOf, change } = useDesk();
  const file = leadingFile(source);
  const eyes = [...path.slice(0, -1), 'eyes'];
  const own = useId();
  const labelId = `${own}-label`;
  const helpId = `${own}-help`;
  const name = title ?? titleOf(path.at(-1) ?? '');
  const cells = filesOf(source).filter(
    ({ lang }) => !lang || !field.languages || field.languages.includes(lang),
  );
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label} id={labelId}>
        {name}
        {field.empty && <span className={styles.quiet}> (may stay empty)</span>}
      </legend>
      {field.help && !title && (
        <p className={styles.help} id={helpId}>
          {field.help}
        </p>
      )}
      <div className={styles.cells} data-words={'words' in source}>
        {cells.map(({ file, lang }) => (
          <Cell
            key={file}
            file={file}
            lang={lang}
            field={field}
            path={path}
            labelId={labelId}
            helpId={field.help && !title ? helpId : ''}
          />
        ))}
      </div>
      {field.kind === 'text' && field.portrait && (
        <PortraitField
          least={field.portrait}
          name={String(valueAt(contentOf(file), [...path.slice(0, -1), 'id']) ?? '')}
          photo={valueAt(savedOf(file), path)}
          eyes={valueAt(contentOf(file), eyes)}
          onEyes={(height) => change(file, eyes, height)}
          onSaved={(photo) => change(file, path, photo)}
        />
      )}
    </fieldset>
  );
}

type CellProps = {
  file: string;
  lang?: LanguageCode;
  field: Field;
  path: Path;
  labelId: string;
  helpId: string;
};

const stateNames = {
  missing: 'missing: English is shown',
  older: 'older than the English',
  unreviewed: 'not reviewed',
} as const;

function Cell({ file, lang, field, path, labelId, helpId }: CellProps) {
  const { contentOf, savedOf, change, problems, state, look } = useDesk();
  const id = fieldId(file, path);
  const content = contentOf(file);
  const value = valueAt(content, path);
  const saved = valueAt(savedOf(file), path);
  const found = problems.filter((problem) => fieldId(problem.file, problem.path) === id);
  const open = state.open.find(
    (word) =>
      word.lang === lang && file.endsWith(`/${word.page}.json`) && word.key === path.join('.'),
  );
  const longest = 'longest' in field ? field.longest : undefined;
  const length = typeof value === 'string' ? value.length : 0;
  const languageId = `${id}:language`;
  const noteId = `${id}:note`;
  const idsHere = field.kind === 'entry' ? idsOf(valueAt(content, [field.of])) : [];
  // Other files know it by its id, so an id that was saved stays.
  const isFixed =
    field.kind === 'id' && saved !== undefined && /^(id|\d+)$/.test(path.at(-1) ?? '');
  return (
    <div className={styles.cell} data-changed={!isSame(value, saved)}>
      {lang && (
        <span className={styles.language} id={languageId} lang={lang}>
          {languageName(lang)}
        </span>
      )}
      <Control
        id={id}
        field={field}
        value={value}
        ids={idsHere}
        isFixed={isFixed}
        labelledBy={lang ? `${labelId} ${languageId}` : labelId}
        describedBy={`${helpId} ${noteId}`.trim()}
        isWrong={found.length > 0}
        lang={lang}
        dir={lang && directionOf(lang)}
        onChange={(next) => change(file, path, next)}
        onFocus={() => look({ file, path })}
      />
      <span className={styles.note} id={noteId}>
        {longest !== undefined && !isFixed && (
          <span className={styles.counter} data-over={length > longest}>
            {length} of {longest}
          </span>
        )}
        {field.kind === 'number' && (
          <span className={styles.counter}>
            {field.least ?? '…'} to {field.most ?? '…'}
          </span>
        )}
        {open && (
          <span className={styles.chip} data-state={open.state}>
            {stateNames[open.state]}
          </span>
        )}
        {found.map(({ wrong, fix }) => (
          <strong key={wrong} className={styles.wrong}>
            {wrong}. {fix.length < 90 && fix}
          </strong>
        ))}
      </span>
    </div>
  );
}

function ListView({ source, field, path, level = 2 }: FieldProps) {
  const { contentOf, savedOf, change } = useDesk();
  const leading = leadingFile(source);
  // Those that were there when the page was opened; a new one stays open after it was saved.
  const [known] = useState(() => idsOf(valueAt(savedOf(leading), path)));
  if (field.kind !== 'list') return null;
  const { item, least, most } = field;
  const entries = listAt(contentOf(leading), path);
  const isIds = item.kind === 'id';
  const hasIds = item.kind === 'group' && Object.hasOwn(item.fields, 'id');
  // All languages have the same list, so that the same place is the same thing.
  const changeAll = (next: (list: Value[]) => Value[]) => {
    for (const { file } of filesOf(source)) {
      const list = listAt(contentOf(file), path);
      if (list.length > 0 || file === leading) {
        const changed = next(list);
        change(file, path, changed.length > 0 || 'facts' in source ? changed : undefined);
      }
    }
  };
  const remove = (place: number, name: string) => {
    const also = isIds || hasIds ? ', with its words in every language' : '';
    if (confirm(`Remove “${name}”${also}?`)) changeAll((list) => list.toSpliced(place, 1));
  };
  const add = (id?: string) => {
    const ids = (list: string) => idsOf(valueAt(contentOf(leading), [list]));
    const fresh = firstValue(item, ids);
    const entry = isIds ? id : hasIds ? { id, ...(fresh as object) } : (fresh ?? '');
    const added = [...path, String(entries.length)];
    change(leading, added, entry);
    // On this page: the words of an opening stand with its facts, too.
    const [, page = ''] = location.hash.split('/');
    location.hash = `#/${page}/${fieldId(leading, hasIds ? [...added, 'id'] : added)}`;
  };
  const inner = below(level);
  const isFull = most !== undefined && entries.length >= most;
  return (
    <section className={styles.group} data-level={level} id={fieldId(leading, path)}>
      <Title level={level} name={path.at(-1) ?? ''} />
      {field.help && <p className={styles.help}>{field.help}</p>}
      <p className={styles.quiet}>{amount(least, most)}</p>
      <ol className={styles.entries}>
        {entries.map((entry, place) => {
          const name = nameOf(entry, place, source, path, contentOf);
          const tools = (
            <span className={styles.tools}>
              <button
                type="button"
                aria-disabled={place === 0}
                aria-label={`Move up: ${name}`}
                onClick={() => changeAll((list) => moved(list, place, place - 1))}
              >
                ↑
              </button>
              <button
                type="button"
                aria-disabled={place === entries.length - 1}
                aria-label={`Move down: ${name}`}
                onClick={() => changeAll((list) => moved(list, place, place + 1))}
              >
                ↓
              </button>
              <button
                type="button"
                disabled={entries.length <= least}
                aria-label={`Remove: ${name}`}
                onClick={() => remove(place, name)}
              >
                Remove
              </button>
            </span>
          );
          const entryPath = [...path, String(place)];
          const view = <FieldView source={source} field={item} path={entryPath} level={inner} />;
          const id = hasIds ? (idsOf([entry])[0] ?? '') : '';
          const key = id || place;
          if (!hasIds) {
            return (
              <li key={key} className={styles.entry}>
                {tools}
                {view}
              </li>
            );
          }
          return (
            <li key={key}>
              <details className={styles.entry} open={!known.includes(id)}>
                <summary>
                  {name} <ClosingNote entry={entry} />
                </summary>
                {tools}
                <ClosingButton source={source} path={entryPath} entry={entry} />
                {view}
                <EntryWords source={source} path={path} id={id} level={inner} />
              </details>
            </li>
          );
        })}
      </ol>
      {!isFull && (isIds || hasIds) && (
        <AddNamed source={source} path={path} taken={idsOf(entries)} onAdd={add} />
      )}
      {!isFull && !isIds && !hasIds && (
        <button type="button" onClick={() => add()}>
          Add one to {titleOf(path.at(-1) ?? '').toLowerCase()}
        </button>
      )}
    </section>
  );
}

function amount(least: number, most: number | undefined): string {
  if (least === most) return `${least} in all; they can be put in another order`;
  if (most === undefined) return least > 0 ? `At least ${least}` : 'As many as there are';
  return `${least} to ${most}`;
}

function listAt(content: Value, path: Path): Value[] {
  const list = valueAt(content, path);
  return Array.isArray(list) ? list : [];
}

type Contents = (file: string) => Value;

/** An entry by its English title, where its words have one. */
function nameOf(entry: Value, place: number, source: Source, path: Path, contentOf: Contents) {
  const id = Object(entry).id as string | undefined;
  const [words] = wordsAbout(source, path);
  const told =
    words && id && valueAt(contentOf(`locales/en/${words.page}.json`), [...words.path, id]);
  const title = typeof told === 'string' ? told : Object(told ?? entry);
  const shown =
    typeof title === 'string' ? title : (title.title ?? title.role ?? title.kind ?? title.heading);
  if (typeof shown === 'string' && shown) return shown;
  return id ? titleOf(id) : typeof entry === 'string' && entry ? entry : `Number ${place + 1}`;
}

function wordsAbout(source: Source, path: Path) {
  return 'facts' in source ? (wordsOfEntries[`${source.facts}/${path.join('.')}`] ?? []) : [];
}

/** The words that describe an entry of a list of facts, in every language. */
function EntryWords(props: { source: Source; path: Path; id: string; level: 3 | 4 }) {
  const { source, path, id, level } = props;
  const Heading = `h${level}` as const;
  const { state } = useDesk();
  return wordsAbout(source, path).map(({ page, path: where }) => {
    const records = where.reduce<Field | undefined>(
      (field, name) => (field?.kind === 'group' ? field.fields[name] : undefined),
      state.forms.words[page],
    );
    const field = records?.kind === 'group' ? records.fields[id] : undefined;
    if (field?.kind !== 'group') return null;
    return (
      <Fragment key={page}>
        <Heading>Its words: {pathTitle([page])}</Heading>
        {Object.entries(field.fields).map(([name, child]) => (
          <FieldView
            key={name}
            source={{ words: page }}
            field={child}
            path={[...where, id, name]}
            level={4}
          />
        ))}
      </Fragment>
    );
  });
}

function AddNamed(props: {
  source: Source;
  path: Path;
  taken: readonly string[];
  onAdd: (id: string) => void;
}) {
  const { source, path, taken, onAdd } = props;
  const { change, tell } = useDesk();
  const [title, setTitle] = useState('');
  const inputId = useId();
  const id = idFrom(title);
  const what = titleOf(path.at(-1) ?? '').toLowerCase();
  const isJob = isOfJobs(source, path);
  const add = () => {
    if (!id || taken.includes(id)) return tell(`Give it a name that no other has: ${what}.`);
    onAdd(id);
    if (isJob) change('locales/en/careers.json', ['openings', 'jobs', id, 'title'], title.trim());
    setTitle('');
    tell(`${title} was added at the end of the list. It is not saved yet.`);
  };
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label htmlFor={inputId}>
        {isJob ? 'Title of a new opening, in English' : `Name of a new entry under ${what}`}
      </label>
      <input
        id={inputId}
        className={styles.control}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <button type="submit">{isJob ? 'Add an opening' : 'Add'}</button>
    </form>
  );
}

function isOfJobs(source: Source, path: Path): boolean {
  return 'facts' in source && source.facts === 'jobs' && path[0] === 'jobs';
}

function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}

function closesOf(entry: Value): string | undefined {
  return Object(entry).closes;
}

function ClosingNote({ entry }: { entry: Value }) {
  const closes = closesOf(entry);
  if (!closes) return null;
  return <small>{closes < today() ? `closed since ${closes}` : `closes after ${closes}`}</small>;
}

function ClosingButton({ source, path, entry }: { source: Source; path: Path; entry: Value }) {
  const { change } = useDesk();
  if (!isOfJobs(source, path)) return null;
  const file = leadingFile(source);
  const closes = closesOf(entry);
  return closes ? (
    <button type="button" onClick={() => change(file, [...path, 'closes'], undefined)}>
      Keep it open
    </button>
  ) : (
    <button type="button" onClick={() => change(file, [...path, 'closes'], today())}>
      Close it after today
    </button>
  );
}
