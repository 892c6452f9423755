import type { Page } from '@playwright/test';

/** How far the document scrolls sideways, in px; infinite if it hides overflow. */
export const measureSideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { documentElement: root, body } = document;
    // A dialog locks the scrolling of the page.
    const isHeld = body.style.overflow === 'hidden';
    const hides = [root, body].some((it) => getComputedStyle(it).overflowX !== 'visible');
    return hides && !isHeld ? Number.POSITIVE_INFINITY : root.scrollWidth - root.clientWidth;
  });

/**
 * Texts and controls that overflow the sides of the view. Content with its own scroll container may: rows of cards,
 * wide tables and the map.
 */
export const listOutside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const hasOwnFrame = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('[role="region"]:has(.leaflet-container)') ||
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        hasOwnFrame(element.parentElement));
    const isRead = (element: Element) =>
      [...element.childNodes].some((it) => it.nodeType === Node.TEXT_NODE && it.nodeValue?.trim());
    return [...document.querySelectorAll('body *')]
      .filter((it) => isRead(it) || it.matches('button, input, select, textarea'))
      .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((it) => {
        const { left, right, width } = it.getBoundingClientRect();
        // Text for screen readers only is one pixel wide.
        return width > 1 && (left < -1 || right > clientWidth + 1) && !hasOwnFrame(it);
      })
      .map((it) => it.outerHTML.slice(0, 120));
  });

/** Texts that do not fit into their control, or into a box that clips overflow. */
export const listCut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // Cards far from the view get their size only when they come near it.
    const drawAll = new CSSStyleSheet();
    drawAll.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(drawAll);

    const isHolder = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const cuts = [overflowX, overflowY].some((it) => it === 'hidden' || it === 'clip');
      // A star that is filled in part is clipped on purpose, as text for screen readers is.
      if (element.closest('.MuiRating-root')) return false;
      return (cuts && clipPath === 'none') || element.matches('button, summary');
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isUnheard = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isUnheard(element.parentElement));
    const listRects = (holder: Element) => {
      const rects: DOMRect[] = [];
      const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement } = node;
        if (!node.nodeValue?.trim() || !parentElement || isUnheard(parentElement)) continue;
        if (!isShown(parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        rects.push(...range.getClientRects());
      }
      return rects;
    };
    /** A wrapped line that is hidden as a whole saves space on purpose. */
    const isLeftOut = (holder: Element, line: DOMRect) => {
      const { flexWrap, overflowY } = getComputedStyle(holder);
      const { bottom } = holder.getBoundingClientRect();
      return flexWrap === 'wrap' && overflowY === 'hidden' && line.top >= bottom;
    };
    const isCut = (holder: Element) => {
      const box = holder.getBoundingClientRect();
      return listRects(holder)
        .filter((it) => !isLeftOut(holder, it))
        .some(
          ({ left, right, top, bottom }) =>
            left < box.left - 1 ||
            right > box.right + 1 ||
            top < box.top - 1 ||
            bottom > box.bottom + 1,
        );
    };
    const cut = [...document.querySelectorAll('body *')]
      .filter((it) => isHolder(it) && isShown(it))
      .filter((it) => !it.closest('[role="region"]:has(.leaflet-container)'))
      .filter(isCut)
      .map((it) => `${it.outerHTML.slice(0, 100)}: ${it.textContent.slice(0, 60)}`);
    // Later checks see the page as visitors see it.
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== drawAll);
    return cut;
  });

/** Choices that do not fit into their closed list: browsers cut them without a trace in the layout. */
export const listCutChoices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('No canvas');
    return [...document.querySelectorAll('select')]
      .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap((it) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(it);
        pen.font = font;
        const text = it.selectedOptions[0]?.text ?? '';
        const room = it.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const { width } = pen.measureText(text);
        return width > room + 0.5 ? [`${text}: ${width} of ${room} px`] : [];
      });
  });
