import type { Config } from '#platform/settings/config.ts';
import { brand } from '#shared/brand.ts';
import type { Organization } from '../contract.ts';

/** The organization, as the operator's settings name it. */
export function readOrganization(config: Config): Organization {
  return {
    name: config.ORGANIZATION_NAME ?? null,
    address: config.ORGANIZATION_ADDRESS ?? null,
    phone: config.ORGANIZATION_PHONE ?? null,
    escrowHolder: config.ORGANIZATION_ESCROW ?? null,
    titleAndLien: {
      en: config.ORGANIZATION_TITLE_AND_LIEN ?? null,
      'pt-BR': config.ORGANIZATION_TITLE_AND_LIEN_PT ?? null,
    },
    auditor: config.ORGANIZATION_AUDITOR ?? null,
    license: config.ORGANIZATION_LICENSE ?? null,
    people: config.ORGANIZATION_PEOPLE.map(({ name, role, cargo }) => ({
      name,
      role: { en: role ?? null, 'pt-BR': cargo ?? role ?? null },
    })),
  };
}

/** The sender as every mail names it: name and postal address, which CAN-SPAM asks for. */
export function senderLine({
  ORGANIZATION_NAME = brand.legalEntity,
  ORGANIZATION_ADDRESS = brand.contactAddress,
}: Pick<Config, 'ORGANIZATION_NAME' | 'ORGANIZATION_ADDRESS'>): string {
  return `${ORGANIZATION_NAME}, ${ORGANIZATION_ADDRESS}`;
}
