// The colours of every document, in the light and in the dark.
import { expect } from 'vitest';
import { colours, type Shades } from '#src/styles/colours.ts';
import { attributes } from '#tests/markup.ts';
import { textsOf } from './documents.ts';
import { every, everyHasOne } from './every.ts';

everyHasOne('document', 'meta[name=color-scheme][content="light dark"]');

every('document', 'colours the browser around it like its header, in both schemes', (built) => {
  const { document } = built;
  const isNight = document.querySelector('body > header[data-tone=night]') !== null;
  const found = ['light', 'dark'].flatMap((scheme) =>
    attributes(
      document,
      `meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`,
      'content',
    ),
  );
  const { light, dark } = isNight ? colours.indigo : colours.silk;
  expect(found).toEqual([light, dark]);
});

every('document', 'has every colour in both schemes', ({ document }) => {
  const styles = textsOf(document, 'head style').join();
  const propertiesIn = (rule: RegExp) => {
    const [, properties = ''] = rule.exec(styles) ?? [];
    return Object.fromEntries(properties.split(';').map((property) => property.split(':')));
  };
  const light = propertiesIn(/:root\{([^}]*)\}/);
  const changed = propertiesIn(/\(prefers-color-scheme:dark\)\{:root\{([^}]*)\}/);
  const wanted = (scheme: keyof Shades) =>
    Object.fromEntries(
      Object.entries(colours).map(([name, shades]) => [`--${name}`, shades[scheme]]),
    );
  expect(light).toEqual(wanted('light'));
  expect({ ...light, ...changed }).toEqual(wanted('dark'));
});
