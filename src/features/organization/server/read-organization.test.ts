import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { senderLine } from './read-organization.ts';

describe('GET /api/organization', () => {
  describe('with settings', () => {
    const test = useTestApp({
      settings: {
        ORGANIZATION_NAME: 'Casa Cooperative, Inc.',
        ORGANIZATION_ADDRESS: '1 Main St, Provo, UT 84601',
        ORGANIZATION_TITLE_AND_LIEN_PT: 'A escritura fica em nome do cotista.',
        ORGANIZATION_PEOPLE: 'Ana Lima | Director | Diretora; Bo Li | Treasurer',
      },
    });

    it('names what is set, for everybody', async () => {
      const response = await test.request('GET', '/api/organization');
      expect(await response.json()).toEqual({
        name: 'Casa Cooperative, Inc.',
        address: '1 Main St, Provo, UT 84601',
        phone: null,
        escrowHolder: null,
        titleAndLien: { en: null, 'pt-BR': 'A escritura fica em nome do cotista.' },
        auditor: null,
        license: null,
        people: [
          { name: 'Ana Lima', role: { en: 'Director', 'pt-BR': 'Diretora' } },
          { name: 'Bo Li', role: { en: 'Treasurer', 'pt-BR': 'Treasurer' } },
        ],
      });
      expect(senderLine(test.context.config)).toBe(
        'Casa Cooperative, Inc., 1 Main St, Provo, UT 84601',
      );
    });
  });
});
