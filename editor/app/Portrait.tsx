import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JsonSchema, Path } from '../contract.ts';
import { valueAt } from '../values.ts';
import { ask, change, contentOf, errorText, note, tell, useDesk } from './desk.ts';
import styles from './Editor.module.css';
import { fieldId } from './values.ts';

type PortraitProps = { file: string; path: Path; least: NonNullable<JsonSchema['portrait']> };

/** Takes a picture and the part of it that is shown, beside the portrait that is there until then. */
export function Portrait({ file, path, least }: PortraitProps) {
  const desk = useDesk();
  const [picture, setPicture] = useState<string>();
  const inputId = useId();
  const person = path.slice(0, -1);
  const content = contentOf(desk, file);
  const photo = valueAt(content, path);
  const id = String(valueAt(content, [...person, 'id']));
  const own = fieldId(file, path);
  const end = () => {
    setPicture(undefined);
    const { [own]: _, ...unfinished } = desk.unfinished;
    note({ unfinished });
  };
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setPicture(URL.createObjectURL(chosen));
    const told =
      'A picture is chosen and not cut: press “Use this part”, or “Keep the present one”.';
    note({ told: '', unfinished: { ...desk.unfinished, [own]: told } });
  };
  const use = async (part: Blob) => {
    const name = photo === `${id}.jpg` ? `${id}_2.jpg` : `${id}.jpg`;
    try {
      await ask(`portrait?name=${name}`, part);
      end();
      change(file, path, name);
      tell('The portrait is in place. Save to show it.');
    } catch (error) {
      tell(`The portrait was not kept. ${errorText(error)}`);
    }
  };
  return (
    <div className={styles.tools}>
      {typeof photo === 'string' && (
        <figure>
          <img src={`api/portrait?name=${photo}`} alt="" width={least.width / 4} />
          <figcaption>The present portrait</figcaption>
        </figure>
      )}
      {typeof photo === 'string' && !picture && (
        <button type="button" onClick={() => change(file, path, null)}>
          Take it away
        </button>
      )}
      {picture && (
        <Crop
          key={picture}
          least={least}
          picture={picture}
          eyes={Number(valueAt(content, [...person, 'eyes']) ?? least.eyes)}
          onEyes={(at) => change(file, [...person, 'eyes'], at === least.eyes ? undefined : at)}
          onUse={use}
          onKeep={end}
        />
      )}
      <div>
        <label htmlFor={inputId}>Choose a picture from this computer</label>
        <input
          id={inputId}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </div>
    </div>
  );
}

type CropProps = {
  least: PortraitProps['least'];
  picture: string;
  eyes: number;
  onEyes: (eyes: number) => void;
  onUse: (part: Blob) => void;
  onKeep: () => void;
};

/** A window in the shape of a portrait, in which the picture is scrolled: by finger, mouse, wheel or keys. */
function Crop({ least, picture, eyes, onEyes, onUse, onKeep }: CropProps) {
  const pane = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [zoom, setZoom] = useState(1);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [wide, high] = [least.width / 2, least.height / 2];
  // Shown pixels for one of the picture's: at the least, it covers the window.
  const scale = Math.max(wide / size.width, high / size.height) * zoom;
  const part = { width: wide / scale, height: high / scale };
  const isTooSmall = size.width > 0 && part.width < least.width;
  const nearer = (next: number) => {
    const { scrollLeft = 0, scrollTop = 0 } = pane.current ?? {};
    flushSync(() => setZoom(next));
    const at = (scrolled: number, side: number) => ((scrolled + side / 2) * next) / zoom - side / 2;
    pane.current?.scrollTo(at(scrollLeft, wide), at(scrollTop, high));
  };
  const cut = async () => {
    if (!pane.current || !image.current) return;
    // What is kept of a large picture is more than the weave can show.
    const less = Math.min(1, (2 * least.width) / part.width);
    const canvas = new OffscreenCanvas(
      Math.round(part.width * less),
      Math.round(part.height * less),
    );
    const context = canvas.getContext('2d');
    const { scrollLeft, scrollTop } = pane.current;
    const from = [scrollLeft / scale, scrollTop / scale, part.width, part.height] as const;
    // What is transparent in a PNG would turn black in a JPEG.
    if (context) context.fillStyle = 'white';
    context?.fillRect(0, 0, canvas.width, canvas.height);
    context?.drawImage(image.current, ...from, 0, 0, canvas.width, canvas.height);
    onUse(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }));
  };
  return (
    <fieldset>
      <legend>Choose the part that is shown: head and shoulders</legend>
      <div className={styles.window}>
        <section
          ref={pane}
          aria-label="The picture; arrow keys move it"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          style={{ width: wide, height: high }}
          onPointerMove={({ buttons, movementX, movementY, currentTarget }) =>
            buttons === 1 && currentTarget.scrollBy(-movementX, -movementY)
          }
        >
          <img
            ref={image}
            src={picture}
            alt="Your choice"
            draggable={false}
            style={{ width: size.width * scale || undefined, maxWidth: 'none' }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              flushSync(() => setSize({ width, height }));
              const { scrollWidth = 0, scrollHeight = 0 } = pane.current ?? {};
              pane.current?.scrollTo((scrollWidth - wide) / 2, (scrollHeight - high) / 2);
            }}
            onError={() => {
              onKeep();
              tell('This is no picture that the browser can read. Save it as JPEG or PNG.');
            }}
          />
        </section>
        <hr style={{ top: eyes * high }} />
      </div>
      <Slider name="Nearer" value={zoom} from={1} to={4} onPut={nearer} />
      <Slider name="Height of the eyes" value={eyes} from={0.1} to={0.9} onPut={onEyes} />
      {isTooSmall && (
        <strong className={styles.wrong}>
          This part is {Math.round(part.width)} × {Math.round(part.height)} pixels, too small to be
          woven. Go less near, or take a picture of at least {least.width} × {least.height}.
        </strong>
      )}
      <p className={styles.tools}>
        <button type="button" disabled={isTooSmall} onClick={cut}>
          Use this part
        </button>
        <button type="button" onClick={onKeep}>
          Keep the present one
        </button>
      </p>
    </fieldset>
  );
}

type SliderProps = {
  name: string;
  value: number;
  from: number;
  to: number;
  onPut: (value: number) => void;
};

function Slider({ name, value, from, to, onPut }: SliderProps) {
  return (
    <label>
      {name}
      <input
        type="range"
        min={from}
        max={to}
        step={0.01}
        value={value}
        onChange={({ target }) => onPut(Number(target.value))}
      />
    </label>
  );
}
