// Mistakes that visitors or the owner would suffer from, by the stage of testing that must catch them.

/** The stages of testing, the cheapest first; the last three look at the built site. */
export const stages = ['content', 'lint', 'types', 'units', 'html', 'sweep', 'fixture'] as const;
export type Stage = (typeof stages)[number];

/** `find` must occur in the file exactly once, and contain none of the owner's words or numbers. */
type Fault = readonly [file: string, find: string | RegExp, put: string];

export const faults: Readonly<Record<Stage, Record<string, Fault>>> = {
  content: {
    'job-without-words': ['content/jobs.json', /(?<="jobs": \[\s*\{\s*"id": ")/, 'new-'],
    'phone-without-country': ['content/company.json', /(?<="phone": ")\+/, '0'],
    'plural-form-lost': ['locales/ru/careers.json', /\s*"all_few": .*/, ''],
    'value-misspelt': ['locales/de/home.json', /(?<="meta": [^}]*\{\{)company/, 'compani'],
    'character-without-font': ['locales/en/home.json', /(?<="accent": ")/, '✨ '],
  },
  lint: {
    'new-tab-reaches-back': ['src/sections/shared/SocialLink.tsx', ' rel="noopener"', ''],
  },
  types: {
    'number-without-language': [
      'src/content/read/careers.ts',
      'all: formatNumber(count, lang)',
      'all: formatNumber(count)',
    ],
  },
  units: {
    'english-unmarked': ['src/i18n/markEnglish.ts', "element.setAttribute('lang', 'en');", ''],
    'subject-unencoded': ['src/mail/mail.ts', 'encodeURIComponent(value)', 'value'],
    'header-lost': ['scripts/build/headers.ts', "'X-Content-Type-Options': 'nosniff',", ''],
    'style-hash-forgotten': ['scripts/build/policy.ts', 'hashes.styles.push(', 'void ('],
    'stitch-missing': ['src/weave/Stitches.tsx', '{ length: count }', '{ length: count - 1 }'],
    'right-to-left-lost': ['src/i18n/languages.ts', "=== 'rtl' ? 'rtl'", "=== 'rtl' ? 'ltr'"],
    'percent-in-english': ['src/i18n/formats.ts', "(lang, { style: 'p", "('en', { style: 'p"],
    'closed-job-posted': ['src/share/structuredData.ts', ' || atAGlance.closed', ''],
  },
  html: {
    'translation-unlisted': ['src/layouts/Document.astro', '(page).map', '(page).slice(1).map'],
    'canonical-of-english': ['src/layouts/Document.astro', '(page, lang))', "(page, 'en'))"],
    'page-not-in-sitemap': ['src/share/crawlers.ts', '[...pageNames', '[...pageNames.slice(1)'],
    'phone-link-with-space': ['src/sections/shared/ContactFacts.tsx', 'replaceAll', 'replace'],
    'breadcrumb-from-zero': ['src/share/structuredData.ts', 'index + 1', 'index'],
    'language-of-page-wrong': ['src/layouts/Document.astro', 'html lang={lang}', 'html lang="en"'],
    'chat-without-text': ['src/content/read/frame.ts', '?text=', '?message='],
    'skip-link-nowhere': ['src/layouts/Document.astro', '<main id="main"', '<main id="content"'],
    'languages-lead-home': ['src/content/read/frame.ts', "page ?? 'home'", "'home'"],
    'current-page-unmarked': ['src/ui/TextLink.tsx', "? 'page'", '? undefined'],
  },
  sweep: {
    'field-without-label': ['src/sections/frame/Footer.tsx', 'For="newsletter-', 'For="'],
    'style-refused-by-policy': ['src/sections/home/Stats.tsx', 'r}>', 'r} style={{ top: 0 }}>'],
    'dark-text-on-dark': ['src/styles/tokens.css', '--ink-soft: #cfc7bb', '--ink-soft: #57516e'],
    'wider-than-a-phone': ['src/styles/layout.css', '1), minmax(0,', '1), minmax(22rem,'],
    'button-cuts-its-words': [
      'src/ui/Button.module.css',
      'text-align: center;',
      'white-space: nowrap; overflow: hidden; max-inline-size: 8em;',
    ],
    'focus-ring-lost': ['src/styles/base.css', 'outline: 3px', 'outline: 0px'],
    'print-hides-text': ['src/styles/print.css', '[data-screen]', '[data-prose]'],
    'motion-not-reduced': ['src/styles/base.css', 'animation: none', 'animation: draw 9s infinite'],
    'list-needs-script': [
      'src/styles/base.css',
      ':root [hidden] {',
      'html:not(:has([data-works])) [data-job] { visibility: hidden; } :root [hidden] {',
    ],
  },
  fixture: {
    'filter-without-address': ['src/inline/filter.js', 'history.pushState(', 'void ('],
    'escape-does-not-close': [
      'src/sections/frame/Header.tsx',
      'id="menu" popover="auto"',
      'id="menu" popover="manual"',
    ],
    'form-keeps-sent-letter': ['src/islands/Dispatch.tsx', 'form.reset();', ''],
    'language-not-kept': ['src/inline/language.js', 'localStorage.setItem(', 'void ('],
    'thread-cut-between-parts': ['src/styles/base.css', '-start: -1px', '-start: 1rem'],
    'columns-stay-stacked': ['src/styles/layout.css', '(min-width: 56rem)', '(min-width: 560rem)'],
  },
};
