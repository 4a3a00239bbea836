// What a page measures, asked inside the browser: each gives the elements that break a rule.

/** The page is wider than the window, which makes a reader scroll to and fro. */
export function tooWide(): string[] {
  const width = document.documentElement.clientWidth;
  const scrolled = document.scrollingElement?.scrollWidth ?? 0;
  if (scrolled <= width) return [];
  const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right } = element.getBoundingClientRect();
    return right > width + 1 && element.children.length === 0;
  });
  return [
    `${scrolled} in ${width}`,
    ...beyond.slice(0, 5).map((element) => element.outerHTML.slice(0, 90)),
  ];
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

/** Words are cut off by the box they are in. */
export function clippedWords(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const style = getComputedStyle(element);
      const clips = [style.overflowX, style.overflowY].some(
        (value) => value === 'hidden' || value === 'clip',
      );
      // Words for screen readers are cut to a pixel on purpose, and drawings are no words.
      if (!clips || element.clientWidth <= 1 || element.closest('svg, [aria-hidden="true"]')) {
        return false;
      }
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const box = element.getBoundingClientRect();
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        if (!text.textContent?.trim()) continue;
        const around = text.parentElement;
        // What is closed has no place on the page.
        if (!around?.checkVisibility()) continue;
        if (around.clientWidth === 1 || around.closest('[aria-hidden="true"]')) continue;
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
          if (rect.width <= 1 || rect.height <= 1) continue;
          const beyond =
            rect.right > box.right + 2 ||
            rect.left < box.left - 2 ||
            rect.bottom > box.bottom + rect.height / 3;
          if (beyond) return true;
        }
      }
      return false;
    })
    .map((element) => `${element.className}: ${element.textContent?.slice(0, 60)}`);
}

/** A word of a heading or label needs more room than its box has, and a browser would cut it where it ends. */
export function cutWords(): string[] {
  const range = document.createRange();
  const elements = [
    ...document.body.querySelectorAll<HTMLElement>('h1, h2, h3, h4, [data-label], #dna li'),
  ].filter((element) => element.checkVisibility() && element.clientWidth > 1);
  // All of them before any is measured: each change between two measurements lays out the page anew.
  for (const { style } of elements) {
    style.overflowWrap = 'normal';
    style.hyphens = 'manual';
  }
  const cut = elements.filter((element) => {
    const { right } = element.getBoundingClientRect();
    const end = right - Number.parseFloat(getComputedStyle(element).paddingRight);
    // The ground of a heading's lines, and a link's ring, reach further than its words.
    range.selectNodeContents(element.querySelector('[data-lines], a:only-child') ?? element);
    return [...range.getClientRects()].some((line) => line.right > end + 1);
  });
  for (const { style } of elements) {
    style.overflowWrap = '';
    style.hyphens = '';
  }
  return cut.map((element) => `${element.localName}: ${element.textContent}`);
}

/** A line ends within an e-mail address, and neither before its @ nor after a hyphen. */
export function brokenAddresses(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('a[href^="mailto:"]')].flatMap((link) => {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      range.selectNodeContents(walker.currentNode);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && link.textContent.includes('@') && !/[\s-]/.test(text))
        broken.push(text);
    }
    return broken;
  });
}

/** Lines of text lie on each other. */
export function overprinted(): string[] {
  const walker = document.createTreeWalker(document.querySelector('main') as Element, 4);
  const range = document.createRange();
  const lines: { text: string; box: DOMRect }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const around = node.parentElement;
    if (!node.textContent?.trim() || around?.closest('svg, [aria-hidden="true"]')) continue;
    if (!around?.checkVisibility({ visibilityProperty: true }) || around.clientWidth === 1)
      continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1) lines.push({ text: node.textContent.slice(0, 30), box });
    }
  }
  // Boxes of lines are higher than their letters.
  return lines.flatMap(({ text, box }, place) =>
    lines
      .slice(place + 1)
      .filter(
        ({ box: { left, right, top, bottom } }) =>
          Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
          Math.min(bottom, box.bottom) - Math.max(top, box.top) >
            Math.min(box.height, bottom - top) / 2,
      )
      .map((other) => `${text} | ${other.text}`),
  );
}

/** Something to press is smaller than a fingertip, and not a link inside a sentence. */
export function smallTargets(): string[] {
  const pressable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  return [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !isInSentence(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
    .map(({ element, box }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
      const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
      return `${size} ${element.localName}.${element.className} ${name?.slice(0, 30)}`;
    });

  function isInSentence(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = [...(element.parentElement?.childNodes ?? [])].filter(
      (node) => node.nodeType === Node.TEXT_NODE,
    );
    return around.some((node) => (node.textContent?.trim().length ?? 0) > 1);
  }
}

/** A paragraph has lines of more than 80 characters. */
export function longLines(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const { lang } = document.documentElement;
  const letters = new Intl.Segmenter(lang, { granularity: 'grapheme' });
  for (const element of document.querySelectorAll('main p, main li, main dd, footer p')) {
    const text = element.textContent?.trim() ?? '';
    if (text.length < 60 || element.querySelector('p, li, ul, h2, h3, dl')) continue;
    range.selectNodeContents(element);
    const lines = new Map<number, [left: number, right: number]>();
    for (const { bottom, left, right } of range.getClientRects()) {
      const line = Math.round(bottom / 8);
      const [from, to] = lines.get(line) ?? [left, right];
      lines.set(line, [Math.min(from, left), Math.max(to, right)]);
    }
    if (lines.size < 2) continue;
    const widths = [...lines.values()].map(([from, to]) => to - from);
    const total = widths.reduce((sum, width) => sum + width, 0);
    const characters = Math.round(
      (Math.max(...widths) / total) * [...letters.segment(text)].length,
    );
    if (characters > 80) found.push(`${characters}: ${text.slice(0, 50)}`);
  }
  return found;
}

/** Something moves. */
export function moving(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => {
      const target = (effect as KeyframeEffect | null)?.target;
      return `${(target as HTMLElement | null)?.className} ${effect?.getComputedTiming().duration}`;
    });
}

/** Loosens every text as WCAG 1.4.12 says. A constructed sheet, as the policy refuses others. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}
