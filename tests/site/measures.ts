// Functions that run inside a page; most return descriptions of what breaks a rule.

/** Texts that are invisible or not yet rendered, except those to be opened first, and those in `others`. */
export function missingWords(others: string): string[] {
  const closed = 'style, noscript, dialog, details, [popover], [popovertarget], [aria-pressed]';
  // Only some devices can share, and what is hidden from screen readers repeats other texts.
  const leftOut = `${closed}, button[hidden], [aria-hidden=true], ${others}`;
  const everything = {
    visibilityProperty: true,
    opacityProperty: true,
    contentVisibilityAuto: true,
  };
  const missing: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    if (!textContent?.trim() || !element || element.closest(leftOut)) continue;
    if (!element.checkVisibility(everything)) missing.push(textContent.trim());
  }
  return missing;
}

/** The layout shifts while the page was loading; 0 on a machine without the fonts that stand in for the site's. */
export async function layoutShift(): Promise<number> {
  await document.fonts.ready;
  // They move the words in the next frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const isStandIn = ({ family }: FontFace) => /Stand-in"?$/.test(family);
  if ([...document.fonts].some((font) => font.status === 'error' && isStandIn(font))) return 0;
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** Scrolls down the page step by step, as a visitor does. */
export async function readToTheEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 0.9 * innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
}

/** Whether every image has come, also those in closed dialogs and those that the banner scrolls into view later. */
export function areImagesComplete(): boolean {
  return [...document.images].every(({ complete }) => complete);
}

/** By a constructed style sheet, because the policy blocks others. */
export function addStyles(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** Layout problems of the page in this viewport. With large letters, a line may break within a word. */
export function findLayoutProblems({ isLarge = false }): string[] {
  const window = document.documentElement.clientWidth;
  const range = document.createRange();
  const texts = shownTexts();
  return [
    ...sidewaysScroll(),
    ...wordsOutsideTheirBox(),
    ...overprintedLines(),
    ...(isLarge ? [] : brokenWords()),
    ...longLines(),
  ];

  /** The texts of the page, each with the elements around it, innermost first, and the boxes of its lines. */
  function shownTexts() {
    const found: { node: Text; around: Element[]; lines: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!node.data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('svg, [aria-hidden=true]')) continue;
      const around: Element[] = [];
      for (let next: Element | null = element; next; next = next.parentElement) around.push(next);
      if (around.some(isApart)) continue;
      range.selectNodeContents(node);
      found.push({ node, around, lines: [...range.getClientRects()] });
    }
    return found;
  }

  /** For screen readers alone, as the link to the content before it is focused, or in front of what scrolls behind it. */
  function isApart(element: Element): boolean {
    const { clipPath, position } = getComputedStyle(element);
    return clipPath === 'inset(50%)' || position === 'sticky';
  }

  function sidewaysScroll(): string[] {
    const scrolled = document.scrollingElement?.scrollWidth ?? 0;
    if (scrolled <= window) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window + 0.5,
    );
    const culprits = beyond.slice(-3).map((element) => element.outerHTML.slice(0, 90));
    return [`scrolls sideways, ${scrolled} in ${window}: ${culprits.join(' ')}`];
  }

  /** Texts that stick out of their own box, or are cut off by one further out. */
  function wordsOutsideTheirBox(): string[] {
    return texts.flatMap(({ node, around, lines }) => {
      const own = around.find(
        (element) => !['inline', 'contents'].includes(getComputedStyle(element).display),
      );
      const beyond = around.find((element) => {
        const isCut = /hidden|clip/.test(getComputedStyle(element).overflow);
        if (!isCut && element !== own) return false;
        const box = element.getBoundingClientRect();
        return lines.some(
          (line) =>
            line.right > box.right + 2 ||
            // Punctuation may hang into the margin.
            line.left < box.left - line.height / 2 ||
            (isCut && line.bottom > box.bottom + line.height / 3),
        );
      });
      return beyond ? [`outside its ${beyond.localName}: ${node.data.slice(0, 60)}`] : [];
    });
  }

  /** Line breaks within a word or mail address, but not after a hyphen, before an @, and where browsers hyphenate titles. */
  function brokenWords(): string[] {
    const wrapped = texts.filter(
      ({ around: [own], lines }) =>
        lines.length > 1 && own && getComputedStyle(own).hyphens !== 'auto',
    );
    return wrapped.flatMap(({ node }) => {
      const words = [...node.data.matchAll(/[^\s@\-–—/\u00ad\u200b]{2,}/g)];
      const broken = words.filter(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return new Set(tops).size > 1;
      });
      return broken.map(([word]) => `broken: ${word}`);
    });
  }

  /** Line boxes are higher than their letters, so only the middle half of each is compared, with those that begin in it. */
  function overprintedLines(): string[] {
    const halves = texts.flatMap(({ node, lines }) =>
      lines.map(({ left, right, top, height }) => {
        const text = node.data.slice(0, 30);
        return { text, left, right, top: top + height / 4, bottom: top + (3 * height) / 4 };
      }),
    );
    const downwards = halves.toSorted((one, other) => one.top - other.top);
    return downwards.flatMap((half, place) => {
      const later = downwards.slice(place + 1);
      const below = later.findIndex(({ top }) => top >= half.bottom);
      return later
        .slice(0, below === -1 ? later.length : below)
        .filter(({ left, right }) => Math.min(half.right, right) - Math.max(half.left, left) > 1)
        .map(({ text }) => `overprinted: ${half.text} | ${text}`);
    });
  }

  /** Paragraphs with lines of more than 80 characters. */
  function longLines(): string[] {
    return [...document.querySelectorAll('main :is(p, li, dd), footer p')].flatMap((element) => {
      const text = element.textContent.trim();
      if (text.length < 80 || element.querySelector('p, li, ul, h2, h3, dl')) return [];
      // Its parts are side by side, and each is read by itself.
      if (getComputedStyle(element).display === 'flex') return [];
      const lines = texts
        .filter(({ node }) => element.contains(node))
        .flatMap(({ lines }) => lines);
      const total = lines.reduce((sum, { width }) => sum + width, 0);
      const widest =
        Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left));
      const letters = [...new Intl.Segmenter(document.documentElement.lang).segment(text)];
      const longest = Math.round((widest / total) * letters.length);
      return longest > 80 ? [`${longest} characters: ${text.slice(0, 50)}`] : [];
    });
  }
}

/** Controls in the header or in the whole page that cannot be clicked; the header's also with its lists open. */
export function findUnclickable(within: string): string[] {
  const controls = ':is(a[href]:not([href="#main"]), button, summary, input, textarea)';
  const problems = coveredOf([...document.querySelectorAll(`${within} ${controls}`)]);
  for (const list of document.querySelectorAll('header [popover]')) {
    // Where there is room, the menu is a row of the header.
    if (list.checkVisibility()) continue;
    const opener = document.querySelector<HTMLElement>(`[popovertarget="${list.id}"]`);
    opener?.click();
    problems.push(...coveredOf([opener, ...list.querySelectorAll('a, button')]));
    opener?.click();
    if (list.checkVisibility()) problems.push(`#${list.id} stays open`);
  }
  return problems;

  function coveredOf(controls: (Element | null)[]): string[] {
    scrollTo({ top: 0, behavior: 'instant' });
    return controls.flatMap((control) => {
      if (!control?.checkVisibility({ visibilityProperty: true })) return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      // The first line of a link that wraps: nothing of it need be in the middle of all its lines.
      const [{ left, top, width, height } = new DOMRect()] = control.getClientRects();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      const by = onTop ? `under ${onTop.outerHTML.slice(0, 60)}` : 'outside the viewport';
      return onTop && control.contains(onTop) ? [] : [`${control.outerHTML.slice(0, 60)} is ${by}`];
    });
  }
}

/** Animations that run longer than so many milliseconds after loading. With 0 all of them, also those that scrolling moves. */
export function findMotion(longerThan: number): string[] {
  return document.getAnimations().flatMap(({ playState, timeline, effect }) => {
    const isTimed = timeline instanceof DocumentTimeline;
    if (playState !== 'running' || (longerThan > 0 && !isTimed)) return [];
    const { endTime } = effect?.getComputedTiming() ?? {};
    if (isTimed && Number(endTime) <= longerThan) return [];
    const target = (effect as KeyframeEffect).target?.outerHTML.slice(0, 80);
    return [`moves${isTimed ? ` for ${Number(endTime)} ms` : ' by scrolling'}: ${target}`];
  });
}

/**
 * Animations that leave a drawing unfinished where nobody scrolls, or that begin when it has been seen whole. Those of the
 * hero, the thread and the story's cards are known.
 */
export async function findUnfinished(): Promise<string[]> {
  scrollTo({ top: 0, behavior: 'instant' });
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return document.getAnimations().flatMap((animation) => {
    if (!(animation instanceof CSSAnimation)) return [];
    const { effect, timeline, animationName } = animation;
    const { target, pseudoElement } = effect as KeyframeEffect;
    if (!effect || !target || animationName === 'draw' || target.closest('#hero, #timeline')) {
      return [];
    }
    const { fill, progress } = effect.getComputedTiming();
    const start = getComputedStyle(target, pseudoElement).getPropertyValue('animation-range-start');
    const isTimed = timeline instanceof DocumentTimeline;
    const isWhole = fill === 'none' && (isTimed || (start === 'entry' && progress === null));
    const name = `${animationName} on ${target.outerHTML.slice(0, 60)}`;
    return isWhole ? [] : [`${name} fills ${fill}, starts at ${start}, and is at ${progress}`];
  });
}

/** Resets the focus, so that the next Tab is the first, and counts the tab stops. */
export function countStops(): number {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  const stops = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';
  return [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
  ).length;
}

/** The focused element and the problems of its focus indicator; undefined at the end of the page. */
export function focusedStop() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { outlineStyle, outlineWidth, outlineColor, borderBlockEndStyle } =
    getComputedStyle(element);
  const problems: string[] = [];
  const transparent = 'rgba(0, 0, 0, 0)';
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) problems.push('no outline');
  // In forced colours the system chooses the ring, and no background sets a control apart from the page.
  const isForced = matchMedia('(forced-colors: active)').matches;
  const ground = groundOf(element.parentElement);
  const ring = outlineColor === transparent ? ground : outlineColor;
  if (!isForced && contrastOf(ring, ground) < 3) problems.push(`${outlineColor} on ${ground}`);
  const withEdge = 'main button, main input, textarea, footer input, footer button';
  if (isForced && element.matches(withEdge) && borderBlockEndStyle === 'none') {
    problems.push('no edge');
  }
  const [{ left, top, width, height } = new DOMRect()] = element.getClientRects();
  // Of a field that is taller than the room below it, a part is in view.
  const firstSeen = Math.max(top, 0);
  const lastSeen = Math.min(top + height, innerHeight);
  const onTop = document.elementFromPoint(left + width / 2, (firstSeen + lastSeen) / 2);
  if (!onTop) problems.push('out of sight');
  if (onTop && !element.contains(onTop) && !onTop.contains(element)) {
    problems.push(`under ${onTop.outerHTML.slice(0, 60)}`);
  }
  return { name: element.outerHTML.slice(0, 90), problems };

  /** The colour behind what is in an element. */
  function groundOf(around: Element | null): string {
    const colour = around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)';
    return colour === transparent ? groundOf(around?.parentElement ?? null) : colour;
  }

  /** As in WCAG 1.4.11. */
  function contrastOf(one: string, other: string): number {
    const brightness = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05];
    return Math.max(...brightness) / Math.min(...brightness);
  }

  /** Of rgb(244, 238, 226). */
  function luminanceOf(colour: string): number {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
      const share = Number(value) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
