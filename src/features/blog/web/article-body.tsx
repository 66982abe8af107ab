/** The server sanitised the content when it was saved, and again for this response. */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, see render-content.ts.
  return <div className="article mt-8" dangerouslySetInnerHTML={{ __html: html }} />;
}
