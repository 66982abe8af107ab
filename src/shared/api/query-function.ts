import type { QueryFunction } from '@tanstack/react-query';
import { ApiError, readAddress, request } from './api-client.ts';
import type { Call, ReadArguments } from './call.ts';

/** The query key of a read is its address. */
export function readKey<C extends Call>(call: C, given: ReadArguments<C>): [string] {
  return [readAddress(call, given)];
}

/** Fetches the path that is the first element of the query key; a 401 throws or returns null. */
export function readPath<T>(on401: 'throw' | 'null' = 'throw'): QueryFunction<T> {
  return async ({ queryKey, signal }) => {
    try {
      const response = await request('GET', String(queryKey[0]), undefined, { signal });
      return (await response.json()) as T;
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null as T;
      throw error;
    }
  };
}
