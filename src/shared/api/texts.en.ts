/** Messages beside fields that many forms have. */
export const texts = {
  messages: {
    emailRequired: 'Email is required',
    emailInvalid: 'Valid email is required',
    tooLong: (limit: number) => `Please use at most ${limit} characters`,
    unknownField: 'This field is not expected here',
    day: 'Please enter a day such as 2026-10-31',
    unstorable: 'Please remove characters that cannot be saved',
  },
};
