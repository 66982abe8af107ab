const US_DIGITS = 10;

/**
 * A formatted phone number: '(801) 555-0100' for the United States, as typed for other countries
 * such as '+55 11 91234-5678'; undefined when it cannot be one.
 */
export function readPhone(typed: string): string | undefined {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const isAbroad = /^(\+|00)/.test(text) && !/^(\+|00)1/.test(text.replace(/[\s().-]/g, ''));
  if (isAbroad) return digits.length >= 8 && digits.length <= 15 ? text : undefined;
  const own = digits.replace(/^(00)?1(?=\d{10}$)/, '');
  // No area code or exchange begins with 0 or 1.
  if (own.length !== US_DIGITS || /^[01]|^\d{3}[01]/.test(own)) return undefined;
  return `(${own.slice(0, 3)}) ${own.slice(3, 6)}-${own.slice(6)}`;
}
