import { z } from 'zod';
import { PLAN_IDS } from './plans.ts';

/** The id of a plan, as it goes over the wire. */
export const planId = z.enum(PLAN_IDS);
