import { enhanceTabs } from '#ui/enhance-tabs.ts';
import type { Part } from '#ui/served-part.tsx';
import type { Audience } from '../audience.ts';

/** Parts of the landing pages that are text and drawings: they come as HTML, not as code. */

export const householdCircle: Part<object> = {
  load: async () => (await import('./household-circle.tsx')).HouseholdCircle,
  onServer: import.meta.env.SSR
    ? (await import('./household-circle.tsx')).HouseholdCircle
    : undefined,
};

export const shortIntro: Part<{ audience: Audience }> = {
  load: async () => (await import('./short-intro.tsx')).ShortIntro,
  onServer: import.meta.env.SSR ? (await import('./short-intro.tsx')).ShortIntro : undefined,
};

export const bankComparison: Part<{ audience: Audience }> = {
  load: async () => (await import('./bank-comparison.tsx')).BankComparison,
  onServer: import.meta.env.SSR
    ? (await import('./bank-comparison.tsx')).BankComparison
    : undefined,
};

export const journey: Part<object> = {
  load: async () => (await import('./journey.tsx')).Journey,
  onServer: import.meta.env.SSR ? (await import('./journey.tsx')).Journey : undefined,
  enhance: enhanceTabs,
};

export const howItWorks: Part<object> = {
  load: async () => (await import('./how-it-works.tsx')).HowItWorks,
  onServer: import.meta.env.SSR ? (await import('./how-it-works.tsx')).HowItWorks : undefined,
};

export const planTable: Part<object> = {
  load: async () => (await import('./plan-table.tsx')).PlanTable,
  onServer: import.meta.env.SSR ? (await import('./plan-table.tsx')).PlanTable : undefined,
};

export const whatHappensNext: Part<object> = {
  load: async () => (await import('./what-happens-next.tsx')).WhatHappensNext,
  onServer: import.meta.env.SSR
    ? (await import('./what-happens-next.tsx')).WhatHappensNext
    : undefined,
};

export const faq: Part<{ audience: Audience }> = {
  load: async () => (await import('./faq.tsx')).Faq,
  onServer: import.meta.env.SSR ? (await import('./faq.tsx')).Faq : undefined,
};
