// What is measured inside a page. Each gives what breaks a rule, in words.

/** Words that nobody can see, other than those that have to be opened first, and others left out. */
export function missingWords(others: string): string[] {
  const closed = 'style, noscript, dialog, details, [popover], [popovertarget], [aria-pressed]';
  // Only some devices have ways to share, and what is hidden from screen readers repeats other words.
  const leftOut = `${closed}, button[hidden], [aria-hidden=true], ${others}`;
  const missing: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    if (!textContent?.trim() || !element || element.closest(leftOut)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      missing.push(textContent.trim());
    }
  }
  return missing;
}

/** Lays out what is out of sight, too, which otherwise stands in with a remembered height. */
export async function layOutEverything(): Promise<void> {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility === 'auto') {
      element.style.contentVisibility = 'visible';
    }
  }
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Loosens every text as WCAG 1.4.12 says. A constructed sheet, as the policy refuses others. */
export function spaceText(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** The next Tab reaches the first stop of the page. */
export function backToStart(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * What breaks the layout of the page in this window. Where letters are large, a line may end within a word;
 * on paper nothing is pressed, and lines are as long as the sheet is wide.
 */
export function layoutFaults({ isLarge = false, isPaper = false }): string[] {
  const window = document.documentElement.clientWidth;
  const range = document.createRange();
  const clipping = new Map<Element, DOMRect>();
  for (const element of document.body.querySelectorAll('*')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if ([overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')) {
      clipping.set(element, element.getBoundingClientRect());
    }
  }
  const texts = shownTexts();
  return [
    ...sidewaysScroll(),
    ...wordsOutsideTheirBox(),
    ...overprintedLines(),
    ...(isLarge || isPaper ? [] : brokenWords()),
    ...(isPaper ? [] : [...longLines(), ...smallTargets()]),
  ];

  function shownTexts() {
    const found: { node: Text; element: Element; lines: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!node.data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('svg, [aria-hidden=true]') || isForScreenReaders(element)) continue;
      range.selectNodeContents(node);
      found.push({
        node,
        element,
        lines: [...range.getClientRects()].filter((box) => box.width > 1),
      });
    }
    return found;
  }

  function isForScreenReaders(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).clipPath === 'inset(50%)') return true;
    }
    return false;
  }

  function sidewaysScroll(): string[] {
    const scrolled = document.scrollingElement?.scrollWidth ?? 0;
    if (scrolled <= window) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > window + 0.5 && !isForScreenReaders(element),
    );
    const culprits = beyond.slice(-3).map((element) => element.outerHTML.slice(0, 90));
    return [`scrolls sideways, ${scrolled} in ${window}: ${culprits.join(' ')}`];
  }

  function wordsOutsideTheirBox(): string[] {
    return texts.flatMap(({ node, element, lines }) => {
      const faults: string[] = [];
      let isOwn = true;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const clip = clipping.get(around);
        const { display } = getComputedStyle(around);
        const isBox: boolean = isOwn && display !== 'inline' && display !== 'contents';
        if (!clip && !isBox) continue;
        const box = clip ?? around.getBoundingClientRect();
        const isBeyond = lines.some(
          (line) =>
            line.right > box.right + 2 ||
            // Punctuation may hang into the margin.
            line.left < box.left - line.height / 2 ||
            (clip && line.bottom > box.bottom + line.height / 3),
        );
        if (isBeyond) faults.push(`outside its ${around.localName}: ${node.data.slice(0, 60)}`);
        isOwn &&= !isBox;
      }
      return faults.slice(0, 1);
    });
  }

  /** A line ends within a word or mail address; after a hyphen, and before an @, it may. */
  function brokenWords(): string[] {
    return texts
      .filter(({ lines }) => lines.length > 1)
      .flatMap(({ node }) =>
        [...node.data.matchAll(/[^\s@\-–—/\u00ad\u200b]{2,}/g)]
          .filter(({ 0: word, index }) => {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
            return new Set(tops).size > 1;
          })
          .map(([word]) => `broken: ${word}`),
      );
  }

  function overprintedLines(): string[] {
    const all = texts.flatMap(({ node, lines }) => lines.map((box) => ({ text: node.data, box })));
    // Boxes of lines are higher than their letters, so only the middle half of each is looked at.
    const top = (line: DOMRect) => line.top + line.height / 4;
    const bottom = (line: DOMRect) => line.bottom - line.height / 4;
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(bottom(one), bottom(other)) > Math.max(top(one), top(other));
    return all.flatMap(({ text, box }, place) =>
      all
        .slice(place + 1)
        .filter((other) => meet(box, other.box))
        .map((other) => `overprinted: ${text.slice(0, 30)} | ${other.text.slice(0, 30)}`),
    );
  }

  /** A paragraph has lines of more than 80 characters. */
  function longLines(): string[] {
    const letters = new Intl.Segmenter(document.documentElement.lang);
    return [...document.querySelectorAll('main :is(p, li, dd), footer p')].flatMap((element) => {
      const text = element.textContent.trim();
      if (text.length < 80 || element.querySelector('p, li, ul, h2, h3, dl')) return [];
      const lines = new Map<number, { from: number; to: number }>();
      const inside = texts.filter(({ node }) => element.contains(node));
      for (const { bottom, left, right } of inside.flatMap(({ lines }) => lines)) {
        const at = Math.round(bottom / 8);
        const { from, to } = lines.get(at) ?? { from: left, to: right };
        lines.set(at, { from: Math.min(from, left), to: Math.max(to, right) });
      }
      const widths = [...lines.values()].map(({ from, to }) => to - from);
      const total = widths.reduce((sum, width) => sum + width, 0);
      const longest = (Math.max(...widths) / total) * [...letters.segment(text)].length;
      return longest > 80.5 ? [`${Math.round(longest)} characters: ${text.slice(0, 50)}`] : [];
    });
  }

  /** Something to press is smaller than a fingertip, and not a link inside a sentence. */
  function smallTargets(): string[] {
    const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || (width >= 43.5 && height >= 43.5) || isInSentence(element)) return [];
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return [`small to press, ${size}: ${element.outerHTML.slice(0, 90)}`];
    });
  }

  function isInSentence(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = [...(element.parentElement?.childNodes ?? [])];
    return around.some((node) => node instanceof Text && node.data.trim().length > 1);
  }
}

/** A control of the header that cannot be pressed, closed or with its list open. */
export function headerFaults(): string[] {
  const toTop = () => scrollTo({ top: 0, behavior: 'instant' });
  toTop();
  const header = document.querySelector('header');
  if (!header) return ['the page has no header'];
  const faults = covered(header);
  for (const list of header.querySelectorAll<HTMLElement>('[popover]')) {
    // Where there is room, the menu is a row of the header.
    if (list.checkVisibility()) continue;
    const opener = header.querySelector<HTMLElement>(`[popovertarget="${list.id}"]`);
    if (!opener?.checkVisibility()) {
      faults.push(`no button opens #${list.id}`);
      continue;
    }
    opener.click();
    faults.push(...covered(header, opener), ...covered(list));
    opener.click();
    toTop();
    if (list.checkVisibility()) faults.push(`#${list.id} stays open`);
  }
  return faults;

  function covered(part: Element, ...only: Element[]): string[] {
    const controls = only.length > 0 ? only : [...part.querySelectorAll('a, button')];
    return controls.flatMap((control) => {
      // The skip link shows where it has the focus.
      const isShown = control.checkVisibility({ visibilityProperty: true });
      if (!isShown || getComputedStyle(control).clipPath === 'inset(50%)') return [];
      if (part.matches('[popover]')) control.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      if (onTop && control.contains(onTop)) return [];
      const by = onTop ? `under ${onTop.outerHTML.slice(0, 60)}` : 'beyond the window';
      return [`${control.textContent.trim()} is ${by}`];
    });
  }
}

/** What moves by itself, for longer than so many milliseconds after it was loaded. */
export function moving(longerThan: number): string[] {
  return document.getAnimations().flatMap(({ playState, timeline, effect }) => {
    if (playState !== 'running' || !(timeline instanceof DocumentTimeline)) return [];
    const { endTime } = effect?.getComputedTiming() ?? {};
    if (Number(endTime) <= longerThan) return [];
    const target = (effect as KeyframeEffect).target?.outerHTML.slice(0, 80);
    return [`moves for ${Number(endTime)} ms: ${target}`];
  });
}

/** Everything that the Tab key stops at, in its order. */
export function focusStops(): HTMLElement[] {
  const stops = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';
  return [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      element.tabIndex >= 0,
  );
}

/** The stop with the focus and what is wrong with how it shows; undefined at the end of the page. */
export function focusedStop(stops: readonly Element[]) {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const faults: string[] = [];
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no outline');
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 1;
  if (!isInView) faults.push('out of sight');
  const x = Math.min(Math.max(left + Math.min(width / 2, 20), 1), innerWidth - 1);
  const y = Math.min(Math.max(top + height / 2, 1), innerHeight - 1);
  const onTop = document.elementFromPoint(x, y);
  if (isInView && onTop && !element.contains(onTop) && !onTop.contains(element)) {
    faults.push(`under ${onTop.outerHTML.slice(0, 60)}`);
  }
  return { name: element.outerHTML.slice(0, 90), place: stops.indexOf(element), faults };
}

/** In forced colours: controls without an edge, and stops whose focus does not show. */
export function edgeFaults(stops: readonly HTMLElement[]): string[] {
  const withEdge = 'main button, main input, textarea, footer input, footer button';
  return stops.flatMap((stop) => {
    stop.focus();
    const { borderBlockEndStyle, borderBlockEndWidth, outlineStyle } = getComputedStyle(stop);
    const hasEdge = borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) >= 1;
    const name = stop.outerHTML.slice(0, 90);
    return [
      ...(stop.matches(withEdge) && !hasEdge ? [`no edge: ${name}`] : []),
      ...(outlineStyle === 'none' ? [`no focus: ${name}`] : []),
    ];
  });
}

/** On paper: ink that is not dark, ground that is not light, and links without their address. */
export function printFaults(): string[] {
  const shades = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility() || element.closest('svg')) continue;
    const { color, backgroundColor } = getComputedStyle(element);
    const hasWords = [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
    if (hasWords && Math.max(...shades(color).slice(0, 3)) > 120) {
      faults.push(`pale ink, ${color}: ${element.outerHTML.slice(0, 90)}`);
    }
    const [red = 0, green = 0, blue = 0, alpha = 1] = shades(backgroundColor);
    if (alpha > 0 && Math.min(red, green, blue) < 200) {
      faults.push(`dark ground, ${backgroundColor}: ${element.outerHTML.slice(0, 90)}`);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^=http]')) {
    const { content } = getComputedStyle(link, '::after');
    const [address = ''] = link.href.split('?');
    if (link.checkVisibility() && !`${link.textContent} ${content}`.includes(address)) {
      faults.push(`no address to type: ${link.outerHTML.slice(0, 90)}`);
    }
  }
  return faults;
}
