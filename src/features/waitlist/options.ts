export const APPLICANT_PROFILES = [
  'first-time-homebuyer',
  'second-time-homebuyer',
  'upgrading-homeowner',
  'downsizing-homeowner',
  'real-estate-investor',
  'rental-property-investor',
  'fix-and-flip-investor',
  'family-helping-children',
  'retirement-planning',
  'relocating-professional',
  'vacation-home-buyer',
  'realtor-for-clients',
  'others',
] as const;
export type ApplicantProfile = (typeof APPLICANT_PROFILES)[number];

/** Property goals of /imovelnoseua and /apresentacao. */
export const PROPERTY_GOALS = [
  'primeira-casa',
  'segunda-casa',
  'upgrade',
  'diminuir',
  'investimento',
  'aluguel',
  'reforma-revenda',
  'ajudar-filhos',
  'aposentadoria',
] as const;
export type PropertyGoal = (typeof PROPERTY_GOALS)[number];
