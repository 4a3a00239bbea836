import { createInstance, type Resource } from 'i18next';
import { defaultLanguage, languageCodes, languageOf } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: string, values?: Values, supplied?: string) => string;
export type Fallback = { lang: string; key: string; shown: string };

/**
 * The only fallback chain of the site: the chosen language, English, the supplied default, the key itself. An unknown
 * language counts as English. Every fallback is reported to `onFallback`.
 */
export function createTranslations(words: Resource, onFallback: (fallback: Fallback) => void) {
  const i18n = createInstance();
  i18n.init({
    resources: words,
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    supportedLngs: languageCodes,
    ns: [...new Set(Object.values(words).flatMap((pages) => Object.keys(pages)))],
    defaultNS: 'common',
    initAsync: false,
    // React escapes values. A placeholder without a value stays visible, so that it gets noticed.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
  });

  return function translationsFor(requested: unknown, always: Values = {}): Translate {
    const lang = languageOf(requested);
    return (key, values = {}, supplied = key) => {
      const options = { ...always, ...values, lng: lang };
      const { res, usedLng } = i18n.t(key, {
        ...options,
        defaultValue: supplied,
        // Texts are never nested, and i18next cannot nest with `returnDetails`.
        nest: false,
        returnDetails: true,
      });
      // Even if no language has the key, `usedLng` is the last one tried.
      const isOwn = usedLng === lang && i18n.exists(key, { ...options, returnObjects: false });
      if (!isOwn) onFallback({ lang, key, shown: String(res) });
      return String(res);
    };
  };
}
