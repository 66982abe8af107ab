const US_DIGITS = 10;

/**
 * A phone number as people write it: '(801) 555-0100' for one of the United States, '+55 11 91234-5678'
 * as it was typed for one of another country; undefined for what can be none.
 */
export function readPhone(typed: string): string | undefined {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const isAbroad = /^(\+|00)/.test(text) && !/^(\+|00)1/.test(text.replace(/[\s().-]/g, ''));
  if (isAbroad) return digits.length >= 8 && digits.length <= 15 ? text : undefined;
  const own = digits.replace(/^(00)?1(?=\d{10}$)/, '');
  // No area and no exchange begins with 0 or 1.
  if (own.length !== US_DIGITS || /^[01]|^\d{3}[01]/.test(own)) return undefined;
  return `(${own.slice(0, 3)}) ${own.slice(3, 6)}-${own.slice(6)}`;
}
