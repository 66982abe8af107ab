import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-client.ts';
import { errorMessage, fieldErrors } from './error-message.ts';

const refused = (code: string, message?: string) =>
  new ApiError(409, JSON.stringify({ code, message }));

describe('the message of an error', () => {
  it('is the server’s sentence in English', () => {
    const options = { fallback: 'Please try again later.' };
    expect(errorMessage(refused('SEAT_TAKEN', 'Taken.'), 'en', options)).toBe('Taken.');
    expect(errorMessage(refused('NOT_FOUND', 'Gone.'), 'en')).toBe('Gone.');
  });

  it('goes by the code in another language: the feature’s refusal, else the common one', () => {
    const options = { refusals: { SEAT_TAKEN: 'Ocupada.' } };
    expect(errorMessage(refused('SEAT_TAKEN', 'Taken.'), 'pt-BR', options)).toBe('Ocupada.');
    expect(errorMessage(refused('NOT_FOUND', 'Gone.'), 'pt-BR', options)).toBe(
      'Não encontramos o que você procura.',
    );
    expect(errorMessage(refused('OTHER', 'Other.'), 'pt-BR', options)).toBe('Other.');
  });

  it('says what is known of an error without a sentence', () => {
    const notReached = 'Could not ask.';
    expect(errorMessage(new TypeError('Failed to fetch'), 'en')).toMatch(/could not reach/);
    expect(errorMessage(new TypeError('Failed to fetch'), 'en', { notReached })).toBe(notReached);
    expect(errorMessage(refused('OTHER'), 'en', { fallback: 'Later.' })).toBe('Later.');
    expect(errorMessage(new Error('a bug'), 'pt-BR')).toBe('Tente novamente.');
    expect(errorMessage(undefined, 'en')).toBe('Please try again.');
  });
});

describe('what is said beside fields', () => {
  const error = new ApiError(
    409,
    JSON.stringify({ code: 'SEAT_TAKEN', message: 'Taken.', fields: { seat: 'Taken.' } }),
  );

  it('is the server’s sentence, which is in the language of the page', () => {
    expect(fieldErrors(error, {})).toEqual({ seat: 'Taken.' });
    expect(fieldErrors(error, undefined)).toEqual({ seat: 'Taken.' });
  });

  it('goes by the code where it is a refusal', () => {
    expect(fieldErrors(error, { SEAT_TAKEN: 'Ocupada.' })).toEqual({ seat: 'Ocupada.' });
    expect(fieldErrors(new TypeError('Failed to fetch'), { SEAT_TAKEN: 'Ocupada.' })).toEqual({});
  });
});
