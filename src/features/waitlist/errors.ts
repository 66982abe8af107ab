import { defineErrors } from '#shared/app-error.ts';

export const errors = defineErrors({
  EVENT_FULL: {
    status: 409,
    message: 'Todas as vagas desta apresentação já foram preenchidas.',
  },
});
