// Functions that run inside a page; most return descriptions of what breaks a rule.

/** Texts that are invisible, except those that have to be opened first, and those in `others`. */
export function missingWords(others: string): string[] {
  const closed = 'style, noscript, dialog, details, [popover], [popovertarget], [aria-pressed]';
  // Only some devices can share, and what is hidden from screen readers repeats other texts.
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

/**
 * How many letters `innerText` has, and how many there are in all texts that are laid out, on the screen or below it:
 * closed details, popovers and dialogs are not, words for screen readers are.
 */
export function lettersOf(): { read: number; shown: number } {
  const count = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  let shown = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    const isShown = element?.checkVisibility({ visibilityProperty: true });
    if (isShown) shown += count(textContent ?? '');
  }
  // biome-ignore lint/performance/useDomNodeTextContent: what programs read is asked for, and not what the document has
  return { read: count(document.body.innerText), shown };
}

/** Scrolls down the page step by step, as a visitor does, which triggers lazy loading. */
export async function readToTheEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 0.9 * innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
}

/** By a constructed style sheet, because the policy blocks others. */
export function addStyles(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/**
 * Layout problems of the page in this viewport. With large letters, a line may break within a word; on paper there
 * are no touch targets, and lines are as long as the sheet is wide.
 */
export function findLayoutProblems({ isLarge = false, isPaper = false }): string[] {
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
      if (element.closest('svg, [aria-hidden=true]') || isUnseen(element)) continue;
      range.selectNodeContents(node);
      found.push({
        node,
        element,
        lines: [...range.getClientRects()].filter((box) => box.width > 1),
      });
    }
    return found;
  }

  /** Clipped away, as are words for screen readers and the link to the content. */
  function isUnseen(element: Element | null): boolean {
    if (!element) return false;
    return getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement);
  }

  function sidewaysScroll(): string[] {
    const scrolled = document.scrollingElement?.scrollWidth ?? 0;
    if (scrolled <= window) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window + 0.5 && !isUnseen(element),
    );
    const culprits = beyond.slice(-3).map((element) => element.outerHTML.slice(0, 90));
    return [`scrolls sideways, ${scrolled} in ${window}: ${culprits.join(' ')}`];
  }

  function wordsOutsideTheirBox(): string[] {
    return texts.flatMap(({ node, element, lines }) => {
      const problems: string[] = [];
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
        if (isBeyond) problems.push(`outside its ${around.localName}: ${node.data.slice(0, 60)}`);
        isOwn &&= !isBox;
      }
      return problems.slice(0, 1);
    });
  }

  /** Line breaks within a word or mail address; they are allowed after a hyphen and before an @. */
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
    // Line boxes are higher than their letters, so only the middle half of each is compared.
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

  /** Paragraphs with lines of more than 80 characters. */
  function longLines(): string[] {
    return [...document.querySelectorAll('main :is(p, li, dd), footer p')].flatMap((element) => {
      const text = element.textContent.trim();
      if (text.length < 80 || element.querySelector('p, li, ul, h2, h3, dl')) return [];
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

  /** Controls smaller than a touch target, except links inside a sentence. */
  function smallTargets(): string[] {
    const clickable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    return [...document.querySelectorAll(clickable)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || (width >= 43.5 && height >= 43.5) || isInSentence(element)) return [];
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return [`small to click, ${size}: ${element.outerHTML.slice(0, 90)}`];
    });
  }

  function isInSentence(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = [...(element.parentElement?.childNodes ?? [])];
    return around.some((node) => node instanceof Text && node.data.trim().length > 1);
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

/** Animations that run longer than so many milliseconds after loading. */
export function findMotion(longerThan = 0): string[] {
  return document.getAnimations().flatMap(({ playState, timeline, effect }) => {
    if (playState !== 'running' || !(timeline instanceof DocumentTimeline)) return [];
    const { endTime } = effect?.getComputedTiming() ?? {};
    if (Number(endTime) <= longerThan) return [];
    const target = (effect as KeyframeEffect).target?.outerHTML.slice(0, 80);
    return [`moves for ${Number(endTime)} ms: ${target}`];
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
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth, borderBlockEndStyle } = getComputedStyle(element);
  const problems: string[] = [];
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) problems.push('no outline');
  // In forced colours no background sets a control apart from the page.
  const isForced = matchMedia('(forced-colors: active)').matches;
  const withEdge = 'main button, main input, textarea, footer input, footer button';
  if (isForced && element.matches(withEdge) && borderBlockEndStyle === 'none') {
    problems.push('no edge');
  }
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 1;
  if (!isInView) problems.push('out of sight');
  const x = Math.min(Math.max(left + Math.min(width / 2, 20), 1), innerWidth - 1);
  const y = Math.min(Math.max(top + height / 2, 1), innerHeight - 1);
  const onTop = document.elementFromPoint(x, y);
  if (isInView && onTop && !element.contains(onTop) && !onTop.contains(element)) {
    problems.push(`under ${onTop.outerHTML.slice(0, 60)}`);
  }
  return { name: element.outerHTML.slice(0, 90), problems };
}

/** On paper: links whose URL is not printed. */
export function hiddenAddresses(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href^=http]')]
    .filter((link) => {
      const { content } = getComputedStyle(link, '::after');
      const [address = ''] = link.href.split('?');
      return link.checkVisibility() && !`${link.textContent} ${content}`.includes(address);
    })
    .map((link) => link.outerHTML.slice(0, 90));
}
