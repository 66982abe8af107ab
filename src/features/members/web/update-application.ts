import { callApi } from '#shared/api-client.ts';
import { changeCreditAmountCall, changeIncomeCall } from '../contract.ts';

export function sendIncome(email: string, monthlyIncome: string) {
  return callApi(changeIncomeCall, { body: { email, monthlyIncome } });
}

export function sendCreditAmount(email: string, preferredPlan: string) {
  return callApi(changeCreditAmountCall, { body: { email, preferredPlan } });
}
