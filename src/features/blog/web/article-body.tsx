/** An article's text. The server sanitised it when it was saved and once more for this reading. */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, see render-content.ts.
  return <div className="article mt-8" dangerouslySetInnerHTML={{ __html: html }} />;
}
