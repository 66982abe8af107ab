import type { RouteTable } from '#platform/routes.ts';
import { readOrganizationCall } from '../contract.ts';
import { readOrganization } from './read-organization.ts';

export function addOrganizationRoutes(routes: RouteTable): void {
  routes.add(readOrganizationCall, async ({ context }) => readOrganization(context.config));
}
