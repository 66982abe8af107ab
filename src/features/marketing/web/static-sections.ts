import { enhanceTabs } from '#ui/enhance-tabs.ts';
import type { Section } from '#ui/section/static-section.tsx';
import type { Audience } from '../audience.ts';

/** Sections of the landing pages that are text and drawings: they come as HTML, not as code. */

export const householdCircle: Section<object> = {
  load: async () => (await import('./household-circle.tsx')).HouseholdCircle,
  onServer: import.meta.env.SSR
    ? (await import('./household-circle.tsx')).HouseholdCircle
    : undefined,
};

export const shortIntro: Section<{ audience: Audience }> = {
  load: async () => (await import('./short-intro.tsx')).ShortIntro,
  onServer: import.meta.env.SSR ? (await import('./short-intro.tsx')).ShortIntro : undefined,
};

export const bankComparison: Section<{ audience: Audience }> = {
  load: async () => (await import('./bank-comparison.tsx')).BankComparison,
  onServer: import.meta.env.SSR
    ? (await import('./bank-comparison.tsx')).BankComparison
    : undefined,
};

export const journey: Section<object> = {
  load: async () => (await import('./journey.tsx')).Journey,
  onServer: import.meta.env.SSR ? (await import('./journey.tsx')).Journey : undefined,
  enhance: enhanceTabs,
};

export const howItWorks: Section<object> = {
  load: async () => (await import('./how-it-works.tsx')).HowItWorks,
  onServer: import.meta.env.SSR ? (await import('./how-it-works.tsx')).HowItWorks : undefined,
};

export const planTable: Section<object> = {
  load: async () => (await import('./plan-table.tsx')).PlanTable,
  onServer: import.meta.env.SSR ? (await import('./plan-table.tsx')).PlanTable : undefined,
};

export const whatHappensNext: Section<object> = {
  load: async () => (await import('./form/what-happens-next.tsx')).WhatHappensNext,
  onServer: import.meta.env.SSR
    ? (await import('./form/what-happens-next.tsx')).WhatHappensNext
    : undefined,
};

export const faq: Section<{ audience: Audience }> = {
  load: async () => (await import('./questions/faq.tsx')).Faq,
  onServer: import.meta.env.SSR ? (await import('./questions/faq.tsx')).Faq : undefined,
};
