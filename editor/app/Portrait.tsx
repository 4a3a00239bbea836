import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JsonSchema, Path } from '../contract.ts';
import { valueAt } from '../fieldPaths.ts';
import { announce, contentOf, edit, errorText, request, useEditor } from './store.ts';

type PortraitProps = { file: string; path: Path; minSize: NonNullable<JsonSchema['portrait']> };

export function Portrait({ file, path, minSize }: PortraitProps) {
  const [picture, setPicture] = useState<string>();
  const person = path.slice(0, -1);
  const editor = useEditor();
  const content = contentOf(editor, file);
  const photo = valueAt(content, path);
  const id = String(valueAt(content, [...person, 'id']));
  const eyesPath = [...person, 'eyes'];
  const current = typeof photo === 'string' && (
    <figure>
      <img src={`api/portrait?name=${photo}`} alt="" width={minSize.width / 4} />
      <figcaption>The present portrait</figcaption>
    </figure>
  );
  const use = async (part: Blob, eyes: number) => {
    // Never that of a saved portrait, which stays until the new one is saved.
    const inUse = JSON.stringify([editor.files[file], content]);
    const names = ['', '_2', '_3'].map((ending) => `${id}${ending}.jpg`);
    const name = names.find((one) => !inUse.includes(`"${one}"`));
    try {
      await request(`portrait?name=${name}`, part);
      setPicture(undefined);
      const eyesEdit = { file, path: eyesPath, value: eyes === minSize.eyes ? undefined : eyes };
      edit({ file, path, value: name }, eyesEdit);
      announce('The portrait is in place. Save to show it.');
    } catch (error) {
      announce(`The portrait was not kept. ${errorText(error)}`);
    }
  };
  return (
    <div className="tools">
      {current}
      {current && (
        <button type="button" onClick={() => edit({ file, path, value: null })}>
          Take it away
        </button>
      )}
      {picture && (
        <Crop
          minSize={minSize}
          picture={picture}
          initialEyes={Number(valueAt(content, eyesPath) ?? minSize.eyes)}
          onUse={use}
          onCancel={() => setPicture(undefined)}
        >
          {current}
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
            // So that choosing the same picture again fires an event.
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}

type CropProps = {
  minSize: PortraitProps['minSize'];
  picture: string;
  initialEyes: number;
  onUse: (part: Blob, eyes: number) => void;
  onCancel: () => void;
  children: ReactNode;
};

/** The picture is scrolled behind a viewport in the shape of a portrait, by touch, mouse, wheel or keys. */
function Crop({ minSize, picture, initialEyes, onUse, onCancel, children }: CropProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pane = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [zoom, setZoom] = useState(1);
  const [eyes, setEyes] = useState(initialEyes);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [paneW, paneH] = [minSize.width / 2, minSize.height / 2];
  // Display pixels for each pixel of the picture, which always covers the viewport.
  const scale = Math.max(paneW / size.width, paneH / size.height) * zoom;
  const part = { width: paneW / scale, height: paneH / scale };
  const isTooSmall = size.width > 0 && part.width < minSize.width;
  useEffect(() => dialog.current?.showModal(), []);
  const zoomTo = (next: number) => {
    const { scrollLeft = 0, scrollTop = 0 } = pane.current ?? {};
    flushSync(() => setZoom(next));
    const at = (scrolled: number, side: number) => ((scrolled + side / 2) * next) / zoom - side / 2;
    pane.current?.scrollTo(at(scrollLeft, paneW), at(scrollTop, paneH));
  };
  const crop = async () => {
    if (!pane.current || !image.current) return;
    // Downscales to twice the size that the weave needs.
    const factor = Math.min(1, (2 * minSize.width) / part.width);
    const canvas = new OffscreenCanvas(
      Math.round(part.width * factor),
      Math.round(part.height * factor),
    );
    const context = canvas.getContext('2d');
    const { scrollLeft, scrollTop } = pane.current;
    const from = [scrollLeft / scale, scrollTop / scale, part.width, part.height] as const;
    // Transparent pixels would turn black in a JPEG.
    if (context) context.fillStyle = 'white';
    context?.fillRect(0, 0, canvas.width, canvas.height);
    context?.drawImage(image.current, ...from, 0, 0, canvas.width, canvas.height);
    onUse(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }), eyes);
  };
  return (
    <dialog ref={dialog} aria-labelledby="crop" onClose={onCancel}>
      <h2 id="crop">Choose the part that is shown: head and shoulders</h2>
      <div className="tools">
        <div className="window">
          <section
            ref={pane}
            aria-label="The picture; arrow keys move it"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
            style={{ width: paneW, height: paneH }}
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
                pane.current?.scrollTo((scrollWidth - paneW) / 2, (scrollHeight - paneH) / 2);
              }}
              onError={() => {
                onCancel();
                announce('This is no picture that the browser can read. Save it as JPEG or PNG.');
              }}
            />
          </section>
          <hr style={{ top: eyes * paneH }} />
        </div>
        {children}
      </div>
      <Slider name="Nearer" value={zoom} from={1} to={4} onChange={zoomTo} />
      <Slider name="Height of the eyes" value={eyes} from={0.1} to={0.9} onChange={setEyes} />
      {isTooSmall && (
        <strong>
          This part is {Math.round(part.width)} × {Math.round(part.height)} pixels, too small to be
          woven. Go less near, or take a picture of at least {minSize.width} × {minSize.height}.
        </strong>
      )}
      <p className="tools">
        <button type="button" className="main" disabled={isTooSmall} onClick={crop}>
          Use this part
        </button>
        <button type="button" onClick={onCancel}>
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
  onChange: (value: number) => void;
};

function Slider({ name, value, from, to, onChange }: SliderProps) {
  return (
    <label>
      {name}
      <input
        type="range"
        min={from}
        max={to}
        step={0.01}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
