import { useEffect, useRef } from 'react';
import { type Plan, type PlanId, planFrom } from '../plans.ts';

const PLAN_SELECTED = 'plan-selected';

/** Selects a plan: stores it in the page's address and notifies listeners. */
export function selectPlan(plan: PlanId): void {
  const url = new URL(window.location.href);
  url.searchParams.set('plan', plan);
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new CustomEvent(PLAN_SELECTED, { detail: { plan } }));
}

/** The plan that the page's address names. */
export function planOfAddress(): Plan | undefined {
  return planFrom(new URLSearchParams(window.location.search).get('plan'));
}

/** Calls `onPlan` with the plan of the address, and with every plan that is chosen later. */
export function useSelectedPlan(onPlan: (plan: Plan) => void): void {
  const latest = useRef(onPlan);
  latest.current = onPlan;
  useEffect(() => {
    const hear = (event: Event) => {
      const plan = planFrom((event as CustomEvent<{ plan?: string }>).detail?.plan);
      if (plan) latest.current(plan);
    };
    const initial = planOfAddress();
    if (initial) latest.current(initial);
    window.addEventListener(PLAN_SELECTED, hear);
    return () => window.removeEventListener(PLAN_SELECTED, hear);
  }, []);
}
