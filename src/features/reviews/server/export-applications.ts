import type { Context } from '#platform/context.ts';
import { type CsvColumns, csvResponse } from '#platform/lists/csv.ts';
import type { ApplicationSummary } from '../contract.ts';
import type { ReviewFilter } from '../filters.ts';
import { listForAdmins } from './list-applications.ts';

const COLUMNS: CsvColumns<ApplicationSummary> = {
  Applied: ({ createdAt }) => createdAt,
  Name: ({ fullName }) => fullName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  City: ({ city }) => city,
  State: ({ state }) => state,
  Plan: ({ preferredPlan }) => preferredPlan,
  'Monthly income': ({ monthlyIncome }) => monthlyIncome,
  Profile: ({ applicantProfile }) => applicantProfile,
  'Income status': ({ incomeVerificationStatus }) => incomeVerificationStatus,
  'Declared figures': ({ figures }) => figures,
  'Waiting since': ({ waitingSince }) => waitingSince,
  Reviewer: ({ claim }) => claim?.email ?? '',
  Deposit: ({ depositStatus }) => depositStatus,
  Dispute: ({ dispute }) => dispute,
  Source: ({ source }) => source,
  Updated: ({ updatedAt }) => updatedAt,
};

/** The applications that match, oldest first, as a CSV file. */
export function exportForAdmins(
  context: Context & { viewerId?: string },
  filter: ReviewFilter,
): Promise<Response> {
  return csvResponse('applications.csv', COLUMNS, (request) =>
    listForAdmins(context, filter, 'oldest', request),
  );
}
