/** Exports the drawing on the screen as an SVG file with all references and styles. */
const NS = 'http://www.w3.org/2000/svg';

const referred = (markup: string): string[] => [
  ...new Set([...markup.matchAll(/(?:href="#|url\((?:&quot;|["'])?#)([^")&']+)/g)].map((found) => found[1] as string)),
];

/** All elements that a drawing refers to, directly or indirectly. */
const definitions = (markup: string): string => {
  const found = new Map<string, string>();
  let waiting = referred(markup);
  while (waiting.length) {
    const next: string[] = [];
    for (const id of waiting) {
      if (found.has(id)) continue;
      const element = document.getElementById(id);
      if (!element || markup.includes(`id="${id}"`)) continue;
      found.set(id, element.outerHTML);
      next.push(...referred(element.outerHTML));
    }
    waiting = next;
  }
  return [...found.values()].join('');
};

const styles = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules];
      } catch {
        return []; // a style sheet of another origin
      }
    })
    .filter((rule) => !(rule instanceof CSSFontFaceRule) && !(rule instanceof CSSKeyframesRule))
    .map((rule) => rule.cssText)
    .join('\n');

/** The self-contained picture of a stage. */
export const stagePicture = (stage: Element): string => {
  const layers = [...stage.querySelectorAll<SVGSVGElement>('svg.layer')];
  const box = layers[0]?.getAttribute('viewBox') ?? '0 0 100 100';
  const [, , width = '100', height = '100'] = box.split(/\s+/);
  const drawn = layers
    .map((layer) => {
      const copy = layer.cloneNode(true) as SVGSVGElement;
      copy.querySelectorAll('.hits, .hit').forEach((hit) => hit.remove());
      return copy.innerHTML;
    })
    .join('');
  const theme = document.documentElement.dataset.theme ?? 'light';
  const svg = `<svg xmlns="${NS}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}" width="${width}" height="${height}" data-theme="${theme}"><style><![CDATA[${styles().replaceAll(']]>', '')}]]></style><defs>${definitions(drawn)}</defs>${drawn}</svg>`;
  return svg.replace(/&nbsp;/g, '&#160;');
};
