import type { Home } from '#src/content/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './ImpactZones.module.css';

export function ImpactZones({ mark, heading, text, map, zones, button }: Home['impactZones']) {
  return (
    <Section id="impact-zones" mark={mark} heading={heading} intro={text}>
      <div data-columns="3">
        <Picture className={styles.map} {...map} />
        <div data-stack="">
          <ul data-lined="">
            {zones.map(({ id, country, city, text }) => (
              <li className={styles.zone} key={id}>
                <h3>{country}</h3>
                {city && <p data-label="">{city}</p>}
                <p data-prose="">{text}</p>
              </li>
            ))}
          </ul>
          <ActionLink {...button} />
        </div>
      </div>
    </Section>
  );
}
