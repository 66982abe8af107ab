import { html } from 'hono/html';
import { plainPage } from '#shared/plain-page.ts';
import type { ApiDescription } from './api-description.ts';

type Content = Record<string, { schema: unknown }>;
type Operation = {
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content: Content }>;
};

/** The API description as a page a person can read. */
export function renderApiDocs(description: ApiDescription) {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation as Operation,
    })),
  );
  return plainPage(
    'API',
    html`<p>${description.info.description} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
      ${operations.map(renderOperation)}`,
  );
}

function renderOperation({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}) {
  return html`<section>
    <h2><code>${method} ${path}</code></h2>
    <p>${operation.summary}. ${operation.description}</p>
    ${
      operation.parameters.length > 0
        ? html`<ul>
            ${operation.parameters.map(
              (parameter) =>
                html`<li><code>${parameter.name}</code> (${parameter.in}${parameter.required ? ', required' : ''})</li>`,
            )}
          </ul>`
        : ''
    }
    ${operation.requestBody ? renderContent('Request', operation.requestBody.content) : ''}
    ${Object.entries(operation.responses).map(([status, response]) =>
      renderContent(`${status}: ${response.description}`, response.content),
    )}
  </section>`;
}

function renderContent(title: string, content: Content) {
  const json = content['application/json'];
  if (!json) return html`<p>${title}: ${Object.keys(content).join(', ')}</p>`;
  const { schema } = json;
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`;
}
