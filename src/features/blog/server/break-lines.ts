const BLOCK =
  /^<\/?(p|h2|h3|h4|blockquote|pre|ul|ol|li|figure|figcaption|hr|table|caption|thead|tbody|tr|th|td)\b/;
const BREAK = /^<br\b/;
const VOID = /^<(br|hr|img)\b/;

const asBreaks = (text: string) => text.replace(/[ \t]*\n[ \t]*/g, '<br />');

/**
 * Renders an author's line breaks: a newline becomes a break, an empty line starts a paragraph, and
 * newlines between block tags are ignored. Takes sanitised, well-formed HTML.
 */
export function breakLines(html: string): string {
  const tokens = html.split(/(<[^>]*>)/).filter((token) => token !== '');
  const output: string[] = [];
  /** Content outside of any block, to be wrapped in paragraphs. */
  let loose: string[] = [];
  let blockDepth = 0;
  let inlineDepth = 0;
  let preDepth = 0;

  const flush = () => {
    for (const paragraph of loose.join('').split('\u0000')) {
      const text = paragraph.replace(/^(\s|<br \/>)+|(\s|<br \/>)+$/g, '');
      if (text !== '') output.push(`<p>${text}</p>`);
    }
    loose = [];
  };

  for (const [index, token] of tokens.entries()) {
    if (BLOCK.test(token)) {
      const isClosing = token.startsWith('</');
      // A block inside an inline element cannot be wrapped in a paragraph: leave it unchanged.
      if (blockDepth === 0 && !isClosing) {
        if (inlineDepth > 0) output.push(loose.splice(0).join('').replaceAll('\u0000', ''));
        else flush();
      }
      if (!VOID.test(token)) blockDepth += isClosing ? -1 : 1;
      if (/^<pre\b/.test(token)) preDepth += 1;
      if (token === '</pre>') preDepth -= 1;
      output.push(token);
      continue;
    }
    const isTag = token.startsWith('<');
    if (isTag && !VOID.test(token)) inlineDepth += token.startsWith('</') ? -1 : 1;
    if (blockDepth > 0) {
      output.push(isTag || preDepth > 0 ? token : breakWithin(token, tokens, index));
    } else if (isTag) {
      loose.push(token);
    } else {
      const text = inlineDepth === 0 ? token.replace(/\n[ \t]*(?:\n[ \t]*)+/g, '\u0000') : token;
      loose.push(asBreaks(text));
    }
  }
  flush();
  return output.join('');
}

/** Text inside a block: newlines next to the block's tags are source formatting. */
function breakWithin(text: string, tokens: readonly string[], index: number): string {
  const isEdge = (token: string | undefined) =>
    token === undefined || BLOCK.test(token) || BREAK.test(token);
  let inner = text;
  if (isEdge(tokens[index - 1])) inner = inner.replace(/^\s*\n\s*/, '');
  if (isEdge(tokens[index + 1])) inner = inner.replace(/\s*\n\s*$/, '');
  return asBreaks(inner);
}
