import type { Field } from '#src/pages/admin/_fields.ts';

type Path = readonly (string | number)[];
type Options = readonly { value: string }[];

/** The fields for whose values the form would not save: the checks of Sveltia CMS, as far as the forms of this site use them. */
export function refusedByForm(field: Field, value: unknown, lang: string): Path[] {
  const { required, i18n, fields = [], field: item, min = 0, max = Infinity } = field as FormField;
  const isRequired = Array.isArray(required) ? required.includes(lang) : required;
  if (field.widget === 'object') {
    if (value === undefined && !isRequired) return [];
    return fields.flatMap((inner) => below(inner.name, inner, Object(value)[inner.name]));
  }
  if (i18n === false && lang !== 'en') return [];
  if (field.widget === 'list') {
    const items = Array.isArray(value) ? value : [];
    const inner = item ?? { ...field, widget: 'object', required: true };
    const isRefused = items.length === 0 ? isRequired : items.length < min || items.length > max;
    return [...(isRefused ? [[]] : []), ...items.flatMap((one, at) => below(at, inner, one))];
  }
  const isEmpty = value === undefined || value === null || String(value).trim() === '';
  if (isEmpty) return isRequired && field.widget !== 'hidden' ? [[]] : [];
  return isAccepted(field as FormField, String(value).trim()) ? [] : [[]];

  function below(step: string | number, inner: Field, value: unknown): Path[] {
    return refusedByForm(inner, value, lang).map((path) => [step, ...path]);
  }
}

type FormField = Field & {
  required: boolean | string[];
  fields?: Field[];
  field?: Field;
  min?: number;
  max?: number;
  minlength?: number;
  maxlength?: number;
  pattern?: [regex: string, advice: string];
  options?: Options;
};

function isAccepted({ pattern: [regex = '//'] = ['//', ''], ...field }: FormField, value: string) {
  const { minlength = 0, maxlength = Infinity, min = -Infinity, max = Infinity, options } = field;
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/s.exec(regex) ?? [];
  const length = [...value].length;
  if (field.widget === 'number' && (Number(value) < min || Number(value) > max)) return false;
  if (options && !options.some((option) => option.value === value)) return false;
  return length >= minlength && length <= maxlength && new RegExp(source, flags).test(value);
}
