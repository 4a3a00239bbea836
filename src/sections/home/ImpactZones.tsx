import type { Home } from '#src/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Columns, LinedList, Stack } from '#src/ui/Layout.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Label, Prose } from '#src/ui/Text.tsx';
import styles from './ImpactZones.module.css';

export function ImpactZones({ mark, heading, text, map, zones, button }: Home['impactZones']) {
  return (
    <Section id="impact-zones" mark={mark} heading={heading} intro={text}>
      <Columns most={3} skipTwo>
        <Picture className={styles.map} {...map} />
        <Stack>
          <LinedList>
            {zones.map(({ id, lang, country, city, text }) => (
              <li className={styles.zone} key={id}>
                <h3>{country}</h3>
                {city && <Label lang={city.lang}>{city.name}</Label>}
                <Prose className={styles.text} lang={lang}>
                  {text}
                </Prose>
              </li>
            ))}
          </LinedList>
          <ActionLink {...button} />
        </Stack>
      </Columns>
    </Section>
  );
}
