import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JsonSchema, Path } from '../contract.ts';
import { valueAt } from '../fieldPaths.ts';
import { ask, contentOf, edit, errorText, tell, useDesk } from './desk.ts';

type PortraitProps = { file: string; path: Path; least: NonNullable<JsonSchema['portrait']> };

/** The portrait that is there, and the way to another. */
export function Portrait({ file, path, least }: PortraitProps) {
  const [picture, setPicture] = useState<string>();
  const person = path.slice(0, -1);
  const content = contentOf(useDesk(), file);
  const photo = valueAt(content, path);
  const id = String(valueAt(content, [...person, 'id']));
  const eyesPath = [...person, 'eyes'];
  const present = typeof photo === 'string' && (
    <figure>
      <img src={`api/portrait?name=${photo}`} alt="" width={least.width / 4} />
      <figcaption>The present portrait</figcaption>
    </figure>
  );
  const use = async (part: Blob) => {
    const name = photo === `${id}.jpg` ? `${id}_2.jpg` : `${id}.jpg`;
    try {
      await ask(`portrait?name=${name}`, part);
      setPicture(undefined);
      edit({ file, path, value: name });
      tell('The portrait is in place. Save to show it.');
    } catch (error) {
      tell(`The portrait was not kept. ${errorText(error)}`);
    }
  };
  return (
    <div className="tools">
      {present}
      {present && (
        <button type="button" onClick={() => edit({ file, path, value: null })}>
          Take it away
        </button>
      )}
      {picture && (
        <Crop
          least={least}
          picture={picture}
          eyes={Number(valueAt(content, eyesPath) ?? least.eyes)}
          onEyes={(at) => edit({ file, path: eyesPath, value: at === least.eyes ? undefined : at })}
          onUse={use}
          onKeep={() => setPicture(undefined)}
        >
          {present}
        </Crop>
      )}
      <label>
        Choose a picture from this computer
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) setPicture(URL.createObjectURL(chosen));
            // The same picture can be chosen again.
            target.value = '';
          }}
        />
      </label>
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
  children: ReactNode;
};

/** A window in the shape of a portrait, in which the picture is scrolled: by finger, mouse, wheel or keys. */
function Crop({ least, picture, eyes, onEyes, onUse, onKeep, children }: CropProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pane = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [zoom, setZoom] = useState(1);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [wide, high] = [least.width / 2, least.height / 2];
  // Shown pixels for one of the picture's: at the least, it covers the window.
  const scale = Math.max(wide / size.width, high / size.height) * zoom;
  const part = { width: wide / scale, height: high / scale };
  const isTooSmall = size.width > 0 && part.width < least.width;
  useEffect(() => dialog.current?.showModal(), []);
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
    <dialog ref={dialog} aria-labelledby="crop" onClose={onKeep}>
      <h2 id="crop">Choose the part that is shown: head and shoulders</h2>
      <div className="tools">
        <div className="window">
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
              style={{ width: size.width * scale || undefined }}
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
        {children}
      </div>
      <Slider name="Nearer" value={zoom} from={1} to={4} onPut={nearer} />
      <Slider name="Height of the eyes" value={eyes} from={0.1} to={0.9} onPut={onEyes} />
      {isTooSmall && (
        <strong>
          This part is {Math.round(part.width)} × {Math.round(part.height)} pixels, too small to be
          woven. Go less near, or take a picture of at least {least.width} × {least.height}.
        </strong>
      )}
      <p className="tools">
        <button type="button" className="main" disabled={isTooSmall} onClick={cut}>
          Use this part
        </button>
        <button type="button" onClick={onKeep}>
          Keep the present one
        </button>
      </p>
    </dialog>
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
