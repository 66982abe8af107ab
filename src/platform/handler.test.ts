import { describe, expect, it } from 'vitest';
import { defineHandler, defineHandlers, requireHandlers } from './handler.ts';

describe('handlers', () => {
  it('are required when a server starts, and named when they are missing', () => {
    const greet = defineHandler<() => string>('greetings');
    const kinds = defineHandlers<() => string>('kinds of greetings');
    expect(requireHandlers).toThrow(/greetings, kinds of greetings/);
    expect(greet).toThrow('No feature registered a handler for: greetings.');
    greet.register(() => 'hello');
    kinds.register({ short: () => 'hi' });
    expect(greet()()).toBe('hello');
    expect(kinds.of('short')()).toBe('hi');
    expect(kinds.find('long')).toBeUndefined();
    expect(() => kinds.of('long')).toThrow("kinds of greetings 'long'");
    kinds.register({ long: () => 'good morning' });
    expect(kinds.all().map((kind) => kind())).toEqual(['hi', 'good morning']);
  });
});
