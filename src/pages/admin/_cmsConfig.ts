// The configuration of the CMS (https://sveltiacms.app): the data files, grouped by topic.

import { companySchema, confirmations, confirmedFacts } from '#src/content/schema/company.ts';
import { companyPath } from '#src/content/schema/dataFiles.ts';
import { id } from '#src/content/schema/fields.ts';
import { type KindName, kindNames, kinds } from '#src/content/schema/kinds.ts';
import { type WordFile, wordSchemas } from '#src/content/schema/words/wordSchemas.ts';
import { groupLabels, labelOf } from '#src/form/labels.ts';
import { defaultLanguage, languageCodes } from '#src/i18n/languages.ts';
import { legalNames, pageNames, pathOf, pathOfOpening } from '#src/routes.ts';
import { type Field, fieldsOf, pictureUpload, toJsonSchema } from './_fields.ts';

type Site = {
  repository?: string;
  siteAddress?: string;
  /** What is to be confirmed, with what the files say of it. */
  statements?: [name: string, statement: string][];
};

const closed = { label: 'Closed', field: 'closes', lt: '{{today}}' };

const divider = { divider: true };

const kindsOfCareers: KindName[] = ['openings', 'categories', 'places', 'employmentTypes'];

export function cmsConfig({ repository, siteAddress, statements = [] }: Site) {
  // The form does not say why GitHub refuses to publish.
  const checks = repository
    ? ` [Drafts and their checks](https://github.com/${repository}/pulls)`
    : '';
  const entriesOf = (kind: KindName) => entries(kind, checks);
  const homeSections = pageWords('home').fields.map(({ label }) => label);
  return {
    backend: {
      name: 'github',
      // Without a repository only the local folder can be edited, but the CMS requires a name.
      repo: repository || 'owner/website',
      // A token needs no server; docs/publish.md explains signing in with a password.
      auth_methods: ['token'],
    },
    // A change waits in a pull request, where hosts show a preview, until it is published.
    publish_mode: 'editorial_workflow',
    site_url: siteAddress,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    i18n: {
      structure: 'multiple_folders',
      locales: languageCodes,
      default_locale: defaultLanguage,
    },
    media_folder: 'content/portraits',
    // For every upload, because the CMS offers one beside the fields, too.
    media_libraries: { default: { config: pictureUpload }, stock_assets: false },
    collections: [
      {
        name: 'company',
        label: groupLabels.company,
        icon: 'apartment',
        description: `Facts, and what every page says.${checks}`,
        i18n: true,
        files: [company(statements), pageWords('common')],
      },
      divider,
      ...kindsOfCareers.map(entriesOf),
      divider,
      ...kindNames.filter((kind) => !kindsOfCareers.includes(kind)).map(entriesOf),
      divider,
      {
        name: 'pages',
        label: groupLabels.pages,
        icon: 'web',
        description: `Home, from its top: ${homeSections.join(', ')}.${checks}`,
        i18n: true,
        files: [
          ...[...pageNames, ...legalNames].map((name) => ({
            ...pageWords(name),
            preview_path: pathOf(name, defaultLanguage),
          })),
          pageWords('opening'),
          pageWords('notFound'),
        ],
      },
    ],
  };
}

function company(statements: Required<Site>['statements']) {
  const confirmed = confirmedFacts({ ...confirmations, ...Object.fromEntries(statements) });
  return {
    name: 'company',
    label: labelOf(companySchema, 'company'),
    file: companyPath,
    fields: fieldsOf(toJsonSchema(companySchema.safeExtend({ confirmed })), 'facts').map(folded),
  };
}

function pageWords(name: WordFile) {
  const schema = wordSchemas[name]();
  return {
    name,
    label: labelOf(schema, name),
    file: `locales/{{locale}}/${name}.json`,
    i18n: true,
    fields: fieldsOf(toJsonSchema(schema), 'words').map(folded),
  };
}

/** "20 · ", or nothing without a number. Each part has a ternary, because that prints a placeholder only if it is alone. */
const placeInList = "{{order | ternary('{{order}}', '')}}{{order | ternary(' · ', '')}}";

function entries(kind: KindName, checks: string) {
  const { label, singular, icon, description, namedBy, facts, words, least, most } = kinds[kind];
  const { factsBeforeWords = [], summary = `{{${namedBy}}}` } = kinds[kind];
  const hasOrder = 'order' in facts.shape;
  const isFixed = least !== undefined && least === most;
  const { pattern, advice } = toJsonSchema(id);
  const factFields = fieldsOf(toJsonSchema(facts), 'facts');
  const isFirst = ({ name }: Field) => factsBeforeWords.some((fact) => fact === name);
  const fields = [
    ...factFields.filter(isFirst),
    ...fieldsOf(toJsonSchema(words()), 'words'),
    ...factFields.filter((field) => !isFirst(field)),
  ];
  return {
    name: kind,
    label,
    label_singular: singular,
    icon,
    description: description + checks,
    folder: `content/${kind}`,
    extension: 'json',
    create: !isFixed,
    delete: !isFixed,
    duplicate: !isFixed,
    limit: most,
    // A new entry is in English only, until somebody adds a language.
    i18n: { structure: 'single_file', initial_locales: 'default' },
    identifier_field: namedBy,
    slug: {
      template: `{{${namedBy}}}`,
      editable: ['create'],
      hint: advice,
      pattern: [pattern, advice],
    },
    summary: `${hasOrder ? placeInList : ''}${summary} · {{locales}}`,
    ...(hasOrder && {
      // What is without a number comes last, because it begins with a letter.
      sortable_fields: { fields: ['order', namedBy], default: { field: '_summary' } },
    }),
    ...('closes' in facts.shape && {
      view_groups: [closed],
      preview_path: pathOfOpening('{{slug}}', defaultLanguage),
    }),
    fields,
  };
}

/** Collapses a group, so that all parts of a page are visible at first. One that may be left out opens when it is added. */
function folded(field: Field): Field {
  return field.widget === 'object' ? { ...field, collapsed: field.required || 'auto' } : field;
}
