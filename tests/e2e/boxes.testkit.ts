import type { Page } from 'playwright-core';

/** A page of any browser. */
interface AnyPage {
  evaluate<T>(script: () => T | Promise<T>): Promise<T>;
}

/**
 * Text that is cut off, covered or written over other text, as sentences; empty when all can be read. A board is measured in the
 * frame after its room has changed, so what is found is looked for once more after two frames.
 */
export async function unreadable(page: AnyPage): Promise<string[]> {
  if ((await unreadableNow(page)).length === 0) return [];
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  return await unreadableNow(page);
}

async function unreadableNow(page: AnyPage): Promise<string[]> {
  return await page.evaluate(() => {
    const SLACK = 2;
    interface Piece {
      readonly element: Element;
      readonly text: string;
      readonly box: DOMRect;
      readonly layer: Element;
    }
    interface Around {
      readonly hidden: boolean;
      /** Layers may lie over the page, and what scrolls may pass below what stays. */
      readonly layer: Element;
      /** A box that hides what goes beyond it and cannot be scrolled there. */
      readonly clip: Element | undefined;
      /** A box at whose edge text ends with dots: nothing is written beyond it. */
      readonly dots: Element | undefined;
    }

    const known = new Map<Element, Around>();
    const root: Around = { hidden: false, layer: document.documentElement, clip: undefined, dots: undefined };

    function around(element: Element | null): Around {
      if (element === null || element === document.documentElement) return root;
      const found = known.get(element) ?? look(element);
      known.set(element, found);
      return found;
    }

    function look(element: Element): Around {
      const above = around(element.parentElement);
      const { visibility, clipPath, position, overflowX, overflowY, textOverflow } = getComputedStyle(element);
      // A map that is seen from near is a window on it, as what scrolls is.
      const isWindow = /auto|scroll/.test(`${overflowX} ${overflowY}`) || element.matches('svg[data-near]');
      const scrolls = isWindow && element !== document.body;
      const hides = /hidden|clip/.test(`${overflowX} ${overflowY}`) && textOverflow !== 'ellipsis';
      const closed = element.parentElement?.matches('details:not([open])') === true && element.tagName !== 'SUMMARY';
      const layered = position === 'fixed' || position === 'sticky' || element.tagName === 'DIALOG' || scrolls;
      return {
        hidden: above.hidden || closed || visibility === 'hidden' || clipPath.startsWith('inset(50%'),
        layer: layered ? element : above.layer,
        clip: scrolls || textOverflow === 'ellipsis' ? undefined : hides ? element : above.clip,
        dots: textOverflow === 'ellipsis' ? element : above.dots,
      };
    }

    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.tagName === 'OPTION' || around(element).hidden) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { layer, dots } = around(element);
      const end = dots?.getBoundingClientRect();
      for (const whole of range.getClientRects()) {
        const { x, y } = whole;
        const right = Math.min(whole.right, end?.right ?? Infinity);
        const bottom = Math.min(whole.bottom, end?.bottom ?? Infinity);
        const box = new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y));
        if (box.width > 0 && box.height > 0) pieces.push({ element, text, box, layer });
      }
    }

    const wrong: string[] = [];
    const modal = document.querySelector('dialog[open]');
    const shown = modal ? pieces.filter(({ element }) => modal.contains(element)) : pieces;
    const width = document.documentElement.clientWidth;
    for (const { element, text, box, layer } of shown) {
      const clip = around(element).clip?.getBoundingClientRect();
      const outside = box.left < -SLACK || box.right > width + SLACK;
      if (outside && layer === document.documentElement) wrong.push(`outside of the page: ${text}`);
      if (
        clip &&
        (box.right > clip.right + SLACK || box.left < clip.left - SLACK || box.bottom > clip.bottom + 2 * SLACK)
      )
        wrong.push(`cut off: ${text}`);
    }
    if (document.documentElement.scrollWidth > width + SLACK) wrong.push('the page scrolls sideways');
    const sorted = [...shown].sort((a, b) => a.box.top - b.box.top);
    for (let i = 0; i < sorted.length; i++)
      for (let k = i + 1; k < sorted.length && sorted[k]!.box.top < sorted[i]!.box.bottom - 2 * SLACK; k++) {
        const [a, b] = [sorted[i]!, sorted[k]!];
        if (a.element === b.element || a.layer !== b.layer) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        if (across > SLACK) wrong.push(`"${a.text}" and "${b.text}" overlap`);
      }
    // A drawn sign beside words must not lie on them either.
    const beside = shown.filter(({ element }) => element.closest('svg') === null);
    for (const icon of (modal ?? document.body).querySelectorAll('svg:has(> use:only-child)')) {
      const sign = icon.getBoundingClientRect();
      const { hidden, layer } = around(icon);
      if (hidden || sign.width === 0 || icon.parentElement?.closest('svg')) continue;
      for (const { text, box, layer: own } of beside) {
        if (own !== layer) continue;
        const across = Math.min(sign.right, box.right) - Math.max(sign.left, box.left);
        const down = Math.min(sign.bottom, box.bottom) - Math.max(sign.top, box.top);
        if (across > 2 * SLACK && down > 2 * SLACK) wrong.push(`a sign lies on "${text}"`);
      }
    }
    return [...new Set(wrong)];
  });
}

/** Message keys that have no text: shown between these brackets. */
export async function missingTexts(page: AnyPage): Promise<string[]> {
  return await page.evaluate(() => document.body.innerText.match(/⟦[^⟧]*⟧/gu) ?? []);
}

/** What a finger can hardly hit: less than 44 px high or wide. Words inside a sentence are let off, as everywhere. */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const LEAST = 44;
    const SLACK = 0.6;
    const modal = document.querySelector('dialog[open]');
    const wrong = new Set<string>();
    /** A target may reach further than its box shows: what counts is where a finger finds it. */
    const reaches = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    };
    const TARGETS = 'button, a[href], summary, input, select, textarea, [role="button"], [role="tab"]';
    const middleOf = (box: DOMRect): readonly [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
    const isLarge = (element: Element, box: DOMRect): boolean => {
      const [x, y] = middleOf(box);
      const half = LEAST / 2 - SLACK;
      const wide = box.width >= LEAST - SLACK || (reaches(element, x - half, y) && reaches(element, x + half, y));
      const high = box.height >= LEAST - SLACK || (reaches(element, x, y - half) && reaches(element, x, y + half));
      return wide && high;
    };
    for (const element of (modal ?? document.body).querySelectorAll(TARGETS)) {
      const box = element.getBoundingClientRect();
      const [x, y] = middleOf(box);
      const isSeen = x > 0 && y > 0 && x < innerWidth && y < innerHeight && reaches(element, x, y);
      const isWord = getComputedStyle(element).display.startsWith('inline') && element.closest('p, small') !== null;
      if (!isSeen || isWord || isLarge(element, box)) continue;
      // The bar at the foot may lie over a part of it until the page is scrolled.
      const before = scrollY;
      scrollTo({ top: before + y - innerHeight / 2, behavior: 'instant' });
      const isLargeThen = isLarge(element, element.getBoundingClientRect());
      scrollTo({ top: before, behavior: 'instant' });
      if (isLargeThen) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      wrong.add(`${Math.round(box.width)} × ${Math.round(box.height)} px to hit: ${name.slice(0, 60)}`);
    }
    return [...wrong];
  });
}

/**
 * Words drawn on a map that stand out too little from what lies under them: axe passes over them. Under a word lies its own halo,
 * or else the topmost shape with a colour; hatches and washes are taken for what they lie on.
 */
export async function paleDrawings(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const LEAST = 4.5;
    const LEAST_LARGE = 3;
    const SLACK = 0.05;
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const known = new Map<string, Colour>();
    /** A colour as it is painted, whatever the way it is written. */
    function colourOf(text: string): Colour {
      const found = known.get(text);
      if (found) return found;
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = '#0000';
      brush.fillStyle = text;
      brush.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data as unknown as Colour;
      const colour: Colour = [red, green, blue, alpha / 255];
      known.set(text, colour);
      return colour;
    }
    const light = ([red, green, blue]: Colour): number => {
      const part = (value: number): number =>
        value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    };
    const contrast = (a: Colour, b: Colour): number => {
      const [dark, bright] = [light(a), light(b)].sort((one, two) => one - two) as [number, number];
      return (bright + 0.05) / (dark + 0.05);
    };
    const under = (stack: readonly Element[]): Colour =>
      stack.map(paintOf).find((paint) => paint !== undefined) ?? [255, 255, 255, 1];

    /** The colour a thing is painted with, if nothing shines through. */
    function paintOf(element: Element): Colour | undefined {
      const style = getComputedStyle(element);
      if (element.closest('text') !== null) return undefined;
      const isShape = element instanceof SVGGeometryElement;
      const painted = isShape ? style.fill : element instanceof SVGUseElement ? style.color : style.backgroundColor;
      if (painted === 'none' || painted.startsWith('url')) return undefined;
      const colour = colourOf(painted);
      const opacity = colour[3] * Number(style.opacity) * (isShape ? Number(style.fillOpacity) : 1);
      return opacity > 0.6 ? colour : undefined;
    }

    const open = new CSSStyleSheet();
    open.replaceSync('svg * { pointer-events: visiblePainted !important }');
    document.adoptedStyleSheets.push(open);
    const wrong = new Set<string>();
    for (const word of (document.querySelector('dialog[open]') ?? document.body).querySelectorAll('svg text')) {
      const text = word.textContent?.trim() ?? '';
      const { x, y, width, height } = word.getBoundingClientRect();
      const [atX, atY] = [x + width / 2, y + height / 2];
      const isSeen = atX > 0 && atY > 0 && atX < innerWidth && atY < innerHeight && word.checkVisibility();
      if (text === '' || !isSeen) continue;
      const stack = document.elementsFromPoint(atX, atY);
      const at = stack.indexOf(word);
      if (at < 0) continue;
      const drawing = word.closest('svg');
      if (stack.slice(0, at).some((one) => one.closest('svg') === drawing && one !== drawing && paintOf(one)))
        wrong.add(`${text}: covered by another drawing`);
      const style = getComputedStyle(word);
      const scale = (word as SVGTextElement).getScreenCTM()?.a ?? 1;
      const size = Number.parseFloat(style.fontSize) * scale;
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const halo =
        style.stroke === 'none' || Number.parseFloat(style.strokeWidth) < 2 ? undefined : colourOf(style.stroke);
      const behind = halo && style.paintOrder.startsWith('stroke') ? halo : under(stack.slice(at));
      const found = contrast(colourOf(style.fill), behind);
      if (found + SLACK < (isLarge ? LEAST_LARGE : LEAST))
        wrong.add(`${text}: drawn with a contrast of ${found.toFixed(2)}, ${style.fill} on ${behind.join(' ')}`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== open);
    return [...wrong];
  });
}
