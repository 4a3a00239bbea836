import { type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Portrait } from '#editor/form.ts';
import { ask, useDesk } from './desk.ts';
import styles from './Editor.module.css';
import { type Cut, cutOut, type Size } from './portraitCut.ts';

type PortraitProps = {
  least: Portrait;
  /** The person's id. */
  name: string;
  /** The portrait that is in the files, which stays until another is saved. */
  photo: unknown;
  eyes: unknown;
  onEyes: (eyes: number | undefined) => void;
  onSaved: (photo: string) => void;
};

/** Takes a picture, lets one choose the part of it, and puts that part into content/portraits. */
export function PortraitField({ least, name, photo, eyes, onEyes, onSaved }: PortraitProps) {
  const { tell } = useDesk();
  // What is kept of a large picture is more than the weave can show.
  const most: Size = { width: 2 * least.width, height: 2 * least.height };
  const shown = useMemo(() => ({ width: least.width / 2, height: least.height / 2 }), [least]);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [cut, setCut] = useState<Cut>({ zoom: 1, across: 0.5, down: 0.5 });
  const canvas = useRef<HTMLCanvasElement>(null);
  const inputId = useId();

  const part = picture && cutOut(picture, least, cut);
  const isTooSmall = part !== undefined && part.width < least.width;
  const line = typeof eyes === 'number' ? eyes : least.eyes;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !picture) return;
    context.drawImage(
      picture,
      ...sides(cutOut(picture, least, cut)),
      0,
      0,
      shown.width,
      shown.height,
    );
    context.fillStyle = 'white';
    context.globalAlpha = 0.7;
    context.fillRect(0, line * shown.height, shown.width, 2);
    context.globalAlpha = 1;
  }, [picture, cut, line, least, shown]);

  const open = async (file: File | undefined) => {
    if (!file) return;
    setPicture(undefined);
    try {
      setPicture(await createImageBitmap(file, { imageOrientation: 'from-image' }));
      setCut({ zoom: 1, across: 0.5, down: 0.5 });
      tell('');
    } catch {
      tell(`${file.name} is no picture that this browser can read. Save it as JPEG or PNG.`);
    }
  };
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons !== 1 || !picture || !part) return;
    const step = (moved: number, whole: number, inside: number, side: number) =>
      whole > inside ? -((moved / side) * inside) / (whole - inside) : 0;
    setCut(({ zoom, across, down }) => ({
      zoom,
      across: share(across + step(movementX, picture.width, part.width, shown.width)),
      down: share(down + step(movementY, picture.height, part.height, shown.height)),
    }));
  };
  const save = async () => {
    if (!picture || !part) return;
    const size = part.width < most.width ? { width: part.width, height: part.height } : most;
    const file = photo === `${name}.jpg` ? `${name}_2.jpg` : `${name}.jpg`;
    try {
      await ask(`portrait?name=${file}`, await jpegOf(picture, part, size));
      onSaved(file);
      setPicture(undefined);
      tell(`The portrait is in place. Save to show it.`);
    } catch (error) {
      tell(`The portrait was not saved: ${String(error)}`);
    }
  };

  const slider = (
    label: string,
    value: number,
    [least, top]: [number, number],
    put: (n: number) => void,
  ) => (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={least}
        max={top}
        step={0.01}
        value={value}
        onChange={({ target }) => put(Number(target.value))}
      />
    </label>
  );
  return (
    <div className={styles.portrait}>
      <label htmlFor={inputId}>Choose a picture from this computer</label>
      <input
        id={inputId}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => open(target.files?.[0])}
      />
      {picture && (
        <fieldset className={styles.cut}>
          <legend>Choose the part that is shown: head and shoulders</legend>
          <canvas
            ref={canvas}
            width={shown.width}
            height={shown.height}
            onPointerDown={({ currentTarget, pointerId }) =>
              currentTarget.setPointerCapture(pointerId)
            }
            onPointerMove={drag}
          >
            The picture as it is cut
          </canvas>
          <div>
            {slider('Nearer', cut.zoom, [1, 4], (zoom) => setCut({ ...cut, zoom }))}
            {slider('Left to right', cut.across, [0, 1], (across) => setCut({ ...cut, across }))}
            {slider('Top to bottom', cut.down, [0, 1], (down) => setCut({ ...cut, down }))}
            {slider('Height of the eyes', line, [0.1, 0.9], (at) =>
              onEyes(at === least.eyes ? undefined : at),
            )}
            {isTooSmall && (
              <strong className={styles.wrong}>
                This part is {Math.round(part.width)} × {Math.round(part.height)} pixels, too small
                to be woven. Go less near, or take a picture of at least {least.width} ×{' '}
                {least.height}.
              </strong>
            )}
            <button type="button" disabled={isTooSmall} onClick={save}>
              Use this part
            </button>
          </div>
        </fieldset>
      )}
    </div>
  );
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}

type Part = ReturnType<typeof cutOut>;

function sides({ left, top, width, height }: Part): [number, number, number, number] {
  return [left, top, width, height];
}

async function jpegOf(picture: ImageBitmap, part: Part, size: Size): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.round(size.width), Math.round(size.height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // What is transparent in a PNG would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, ...sides(part), 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
