import { readAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { callApi } from '#shared/api/api-client.ts';
import { changeCreditAmountCall, changeIncomeCall } from '../../contract.ts';

/** Nobody is signed in; thrown without calling the server. */
class NobodyThere extends Error {
  override readonly name = 'NobodyThere';
  get userMessage(): string {
    return this.message;
  }
}

/** The address of the signed-in person: members change only their own record. */
function ownEmail(): string {
  const { user } = readAuth();
  if (!user) throw new NobodyThere('Not authenticated');
  if (!user.email) throw new NobodyThere('User email not found');
  return user.email;
}

export async function sendIncome(monthlyIncome: string) {
  return callApi(changeIncomeCall, { body: { email: ownEmail(), monthlyIncome } });
}

export async function sendCreditAmount(preferredPlan: string) {
  return callApi(changeCreditAmountCall, { body: { email: ownEmail(), preferredPlan } });
}
