import { z } from 'zod';
import { emailAddress, oneOf } from '#shared/api/fields.ts';
import { type PropertyGoal, propertyGoals } from './options.ts';
import { phoneDigits, US_PHONE_DIGITS } from './phone.ts';

const goals = Object.keys(propertyGoals) as [PropertyGoal, ...PropertyGoal[]];

const line = (message: string, length = 100) =>
  z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .max(length, { error: `Use no máximo ${length} caracteres` });

const person = {
  firstName: line('Nome é obrigatório'),
  lastName: line('Sobrenome é obrigatório'),
  email: emailAddress({ required: 'Email é obrigatório', invalid: 'Email inválido' }),
};
const goal = oneOf(goals, 'Objetivo imobiliário é obrigatório');

/** The form of /imovelnoseua. */
export const portugueseWaitlistForm = z.strictObject({
  ...person,
  homeValueGoal: goal,
  hasMonthlyCapacity: z.literal(true, {
    error: 'Você deve confirmar sua capacidade financeira',
  }),
});

/** The form of /apresentacao. */
export const presentationForm = z.strictObject({
  ...person,
  phone: z
    .string({ error: 'Telefone é obrigatório' })
    .trim()
    .min(1, { error: 'Telefone é obrigatório' })
    .refine((phone) => phoneDigits(phone).length === US_PHONE_DIGITS, {
      error: 'Telefone incompleto: são 10 dígitos',
    }),
  propertyGoal: goal,
});
