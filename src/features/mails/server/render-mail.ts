import { brand } from '#shared/brand.ts';
import { escapeHtml } from '#shared/text/html.ts';
import type { MailContent } from '../mail-content.ts';
import { mailTexts } from './texts.ts';

export type RenderedMail = { subject: string; html: string; text: string };

/**
 * Neutralises text that a person entered, such as a name: one line, and no mail program turns it
 * into a link. Otherwise a stranger could send advertisements by entering another person's address
 * with such a name.
 */
function inert(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/:(?=\/)|\.(?=\p{L})/gu, '$&\u200b');
}

/** Renders a mail's content as HTML and as plain text, from a sender with a postal address. */
export function renderMail(content: MailContent, sender: string): RenderedMail {
  return {
    subject: content.subject,
    html: renderHtml(content, sender),
    text: renderText(content, sender),
  };
}

function renderText(content: MailContent, sender: string): string {
  const parts = [
    inert(content.greeting),
    ...content.paragraphs,
    (content.facts ?? []).map((fact) => `${fact.label}: ${inert(fact.value)}`).join('\n'),
    content.action ? `${content.action.label}:\n${content.action.href}` : '',
    ...(content.closing ?? []),
    `--\n${mailTexts(content.locale).footer(sender)}`,
    content.unsubscribe ? `${mailTexts(content.locale).unsubscribe}: ${content.unsubscribe}` : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;line-height:1.6">${escapeHtml(text)}</p>`;

function renderFacts(facts: MailContent['facts']): string {
  if (!facts?.length) return '';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th align="left" style="padding:6px 16px 6px 0;font-weight:600;color:#4b5a51;vertical-align:top">${escapeHtml(label)}</th><td style="padding:6px 0">${escapeHtml(inert(value))}</td></tr>`,
  );
  return `<table role="presentation" style="margin:0 0 20px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`;
}

function renderAction(action: MailContent['action']): string {
  if (!action) return '';
  return `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.href)}" style="display:inline-block;background:#1f4d3a;color:#fffaf0;padding:14px 24px;border-radius:999px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`;
}

function renderUnsubscribe({ unsubscribe, locale }: MailContent): string {
  if (!unsubscribe) return '';
  return `<br><a href="${escapeHtml(unsubscribe)}" style="color:#5c6a61">${mailTexts(locale).unsubscribe}</a>`;
}

function renderHtml(content: MailContent, sender: string): string {
  return `<!doctype html>
<html lang="${content.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:#f6efe2;color:#1d2a23;font-family:Georgia,'Times New Roman',serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:20px;font-weight:600;color:#1f4d3a">${escapeHtml(brand.name)}</p>
<div style="background:#fffdf8;border-radius:16px;padding:28px 28px 12px;font-size:16px">
${paragraph(inert(content.greeting))}
${content.paragraphs.map(paragraph).join('\n')}
${renderFacts(content.facts)}
${renderAction(content.action)}
${(content.closing ?? []).map(paragraph).join('\n')}
</div>
<p style="margin:20px 4px 0;font-size:13px;line-height:1.5;color:#5c6a61">${escapeHtml(mailTexts(content.locale).footer(sender))}${renderUnsubscribe(content)}</p>
</div>
</body>
</html>
`;
}
