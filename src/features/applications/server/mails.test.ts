import { expect, it } from 'vitest';
import { TRANSLATION_VERSION } from '#features/legal/versions.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import type { Locale } from '#shared/text/locale.ts';
import { applicationReceivedMail } from './mails.ts';

const person = { firstName: 'Ana', fullName: 'Ana Souza', preferredPlan: '450' as const };

const closingOf = (locale: Locale, approvedTranslation?: string) => {
  const site = 'https://example.com';
  const offer = { site, pay: `${site}/pay`, program: PROGRAM, approvedTranslation };
  return applicationReceivedMail(person, offer, locale).closing?.join('\n') ?? '';
};

it('leads to the agreement, and in Portuguese to the translation and the text that binds', () => {
  expect(closingOf('en')).toContain('https://example.com/deposit-agreement');
  const portuguese = closingOf('pt-BR');
  expect(portuguese).toContain(
    'O texto que vale é o inglês: https://example.com/deposit-agreement',
  );
  expect(portuguese).toContain('https://example.com/contrato-de-deposito');
  expect(portuguese).toContain('não é um consórcio brasileiro');
});

it('calls the translation a draft until counsel has approved its version', () => {
  expect(closingOf('pt-BR')).toContain('rascunho');
  expect(closingOf('pt-BR', '2026-01-01')).toContain('rascunho');
  expect(closingOf('pt-BR', TRANSLATION_VERSION)).not.toContain('rascunho');
});

it('tells when the deposit comes back and when it does not', () => {
  const offer = { site: '', pay: '', program: PROGRAM };
  const { paragraphs } = applicationReceivedMail(person, offer, 'pt-BR');
  expect(paragraphs.join(' ')).toContain('nos demais casos ele não é devolvido');
});
