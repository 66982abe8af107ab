import { describe, expect, it } from 'vitest';
import { fieldMessages } from '#shared/api/field-messages.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { applicationForm, applicationRequest } from './contract.ts';
import { ageGroups, monthlyIncomes, states } from './options.ts';

function messagesFor(changes: Record<string, unknown>) {
  const checked = applicationRequest.safeParse({ ...exampleApplication, ...changes });
  return checked.success ? {} : fieldMessages(checked.error);
}

describe('the application form', () => {
  it('says what is missing, field by field, in the words of the form', () => {
    const checked = applicationForm.safeParse({});
    expect(checked.success ? {} : fieldMessages(checked.error)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      city: 'City is required',
      state: 'State is required',
      ageGroup: 'Age group is required',
      monthlyIncome: 'Monthly income is required',
      applicantProfile: 'Applicant profile is required',
      preferredPlan: 'Preferred plan is required',
      understandsNotLoan: 'You must understand this is not a traditional loan',
      understandsCooperative: 'You must understand the cooperative structure',
      agreesToContact: 'You must agree to be contacted',
      acceptsPrivacyPolicy: 'You must accept the privacy policy',
      acceptsTermsOfUse: 'You must accept the terms of use',
      understandsDeposit: 'You must understand the deposit requirement',
    });
  });

  it.each([
    [{ firstName: '   ' }, { firstName: 'First name is required' }],
    [{ email: '  ' }, { email: 'Email is required' }],
    [{ email: 'ana@example' }, { email: 'Valid email is required' }],
    [{ email: 'an a@example.com' }, { email: 'Valid email is required' }],
    [{ state: 'XX' }, { state: 'State is required' }],
    [{ state: 'ut' }, { state: 'State is required' }],
    [{ state: 'toString' }, { state: 'State is required' }],
    [{ ageGroup: '0-17' }, { ageGroup: 'Age group is required' }],
    [{ monthlyIncome: '1000000' }, { monthlyIncome: 'Monthly income is required' }],
    [{ applicantProfile: 'king' }, { applicantProfile: 'Applicant profile is required' }],
    [{ preferredPlan: '500' }, { preferredPlan: 'Preferred plan is required' }],
    [{ preferredPlan: null }, { preferredPlan: 'Preferred plan is required' }],
    [{ agreesToContact: 'no' }, { agreesToContact: 'You must agree to be contacted' }],
    [{ agreesToContact: true }, { agreesToContact: 'You must agree to be contacted' }],
    [{ firstName: 'x'.repeat(101) }, { firstName: 'Please use at most 100 characters' }],
    [{ isAdmin: true }, { isAdmin: 'This field is not expected here' }],
  ])('refuses %j', (changes, messages) => {
    expect(messagesFor(changes)).toEqual(messages);
  });

  it.each(['450', 450, '$450,000', '450000'])('takes the plan as %j', (preferredPlan) => {
    expect(applicationRequest.parse({ ...exampleApplication, preferredPlan })).toMatchObject({
      preferredPlan: '450',
    });
  });

  it('normalises the address and the consents', () => {
    const given = { ...exampleApplication, email: ' ANA@Example.COM ', understandsNotLoan: 'YES' };
    expect(applicationRequest.parse(given)).toMatchObject({
      email: 'ana@example.com',
      understandsNotLoan: 'yes',
    });
  });
});

describe('the options', () => {
  it('are those of the program', () => {
    expect(Object.keys(states)).toHaveLength(51);
    expect(ageGroups).toHaveLength(6);
    expect(monthlyIncomes).toHaveLength(6);
  });
});
