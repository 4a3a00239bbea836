// The configuration of the CMS (https://sveltiacms.app): the data files, grouped by topic.
import { jsonSchemas, schemaFileOf, schemaLineOf } from '#src/content/check/jsonSchemas.ts';
import { defaultLanguage, languageCodes } from '#src/i18n/languages.ts';
import { legalNames, pageNames } from '#src/i18n/paths.ts';
import { type Field, fieldOf, fieldsOf, type Kind, type Schema, titleOf } from './_fields.ts';

type Site = { repository?: string; siteAddress: string };

export function cmsConfig({ repository, siteAddress }: Site) {
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
    collections: [
      {
        name: 'company',
        label: 'Company',
        i18n: true,
        files: [
          facts('company'),
          facts('projects'),
          facts('principles'),
          facts('jobs'),
          words('common'),
        ],
      },
      { name: 'people', label: 'People', files: [facts('people')] },
      openings(),
      {
        name: 'pages',
        label: 'Pages',
        i18n: true,
        files: [...pageNames, 'opening', ...legalNames, 'notFound'].map(words),
      },
    ],
  };
}

const schemas = jsonSchemas();

function schemaOf(dataFile: string): Schema {
  return schemas[schemaFileOf(dataFile)] ?? {};
}

function facts(name: string) {
  const file = `content/${name}.json`;
  return { ...fileOf(name, schemaOf(file), 'facts'), file };
}

function words(name: string) {
  const schema = schemaOf(`locales/${defaultLanguage}/${name}.json`);
  return { ...fileOf(name, schema, 'words'), file: `locales/{{locale}}/${name}.json`, i18n: true };
}

function fileOf(name: string, schema: Schema, kind: Kind) {
  return { name, label: schema.title ?? titleOf(name), fields: fieldsOf(schema, kind).map(folded) };
}

function openings() {
  const englishFile = 'content/openings/en/name.json';
  const schema = schemaOf(englishFile);
  const translatable = schemaOf('content/openings/de/name.json').properties ?? {};
  const required = schema.required ?? [];
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const kind = name in translatable ? 'document' : 'facts';
    return fieldOf(name, property as Schema, required.includes(name), kind);
  });
  return {
    name: 'openings',
    label: 'Openings',
    label_singular: 'Opening',
    folder: 'content/openings',
    extension: 'json',
    // A new opening is in English only, until somebody adds a language.
    i18n: { initial_locales: 'default' },
    slug: {
      template: '{{title}}',
      editable: ['create'],
      hint: 'The last part of its address: /careers/backend-engineer',
      pattern: [
        '^[a-z][a-z0-9-]*$',
        'Lowercase letters, digits and hyphens, like "backend-engineer"',
      ],
    },
    summary: '{{title}}',
    sortable_fields: { fields: ['order', 'title'], default: { field: 'order' } },
    fields: fields.map((field) =>
      field.name === '$schema' ? { ...field, default: schemaLineOf(englishFile) } : field,
    ),
  };
}

/** Collapses a group, so that all parts of a page are visible at first. */
function folded(field: Field): Field {
  return field.widget === 'object' ? { ...field, collapsed: true } : field;
}
