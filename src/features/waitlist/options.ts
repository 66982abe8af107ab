/** Applicant profiles of the English forms: value → what a person reads. */
export const applicantProfiles = {
  'first-time-homebuyer': 'First-time homebuyer',
  'second-time-homebuyer': 'Second-time homebuyer',
  'upgrading-homeowner': 'Homeowner moving to a larger home',
  'downsizing-homeowner': 'Homeowner moving to a smaller home',
  'real-estate-investor': 'Real estate investor',
  'rental-property-investor': 'Rental property investor',
  'fix-and-flip-investor': 'Fix-and-flip investor',
  'family-helping-children': 'Family helping children buy',
  'retirement-planning': 'Planning for retirement',
  'relocating-professional': 'Relocating for work',
  'vacation-home-buyer': 'Vacation home buyer',
  'realtor-for-clients': 'Realtor, for clients',
  others: 'Something else',
} as const;

/** Property goals of the Portuguese forms: value → what a person reads. */
export const propertyGoals = {
  'primeira-casa': 'Primeira casa própria',
  'segunda-casa': 'Segunda casa',
  upgrade: 'Trocar por uma casa melhor',
  diminuir: 'Mudar para uma casa menor',
  investimento: 'Investimento imobiliário',
  aluguel: 'Imóvel para alugar',
  'reforma-revenda': 'Reformar e revender',
  'ajudar-filhos': 'Ajudar os filhos a comprar',
  aposentadoria: 'Casa para a aposentadoria',
} as const;

export type PropertyGoal = keyof typeof propertyGoals;
