import { z } from 'zod';
import { PLAN_IDS } from './plans.ts';

export const planId = z.enum(PLAN_IDS);
