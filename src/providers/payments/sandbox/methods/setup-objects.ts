import type { sandboxCustomers, sandboxPaymentMethods, sandboxSetupIntents } from '../../tables.ts';
import { cardError, methodDetails, seconds } from '../objects.ts';

export type CustomerRow = typeof sandboxCustomers.$inferSelect;
export type MethodRow = typeof sandboxPaymentMethods.$inferSelect;
export type SetupRow = typeof sandboxSetupIntents.$inferSelect;

export function customerObject(row: CustomerRow) {
  return {
    id: row.id,
    object: 'customer' as const,
    created: seconds(row.createdAt),
    email: row.email,
    name: row.name,
    livemode: false,
    metadata: row.metadata,
  };
}

export function methodObject(row: MethodRow) {
  return {
    id: row.id,
    object: 'payment_method' as const,
    ...methodDetails(row),
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: seconds(row.createdAt),
    customer: row.customer,
    livemode: false,
    metadata: {},
  };
}

export function setupObject(row: SetupRow, method?: MethodRow) {
  return {
    id: row.id,
    object: 'setup_intent' as const,
    allowed_payment_method_types: row.methodTypes,
    cancellation_reason: null,
    client_secret: row.clientSecret,
    created: seconds(row.createdAt),
    customer: row.customer,
    description: null,
    last_setup_error: row.lastError ? cardError(row.lastError) : null,
    latest_attempt: null,
    livemode: false,
    mandate: method?.mandate ?? null,
    metadata: row.metadata,
    next_action: null,
    payment_method: method ? methodObject(method) : row.paymentMethod,
    payment_method_types: row.methodTypes,
    status: row.status,
    usage: 'off_session',
  };
}
