import type { ComponentProps } from 'react';

export type ButtonTone = 'primary' | 'accent' | 'quiet' | 'danger';

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-forest text-paper hover:bg-forest-deep',
  accent: 'bg-terracotta text-paper hover:bg-terracotta-deep',
  quiet: 'border border-line bg-paper text-ink hover:bg-sand',
  danger: 'bg-danger text-paper hover:opacity-90',
};

/** The look of a button, for links that act as one. */
export function buttonStyles(tone: ButtonTone = 'primary', className = ''): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 font-semibold leading-tight transition-colors disabled:opacity-55 ${TONES[tone]} ${className}`;
}

export function Button({
  tone = 'primary',
  className = '',
  ...props
}: ComponentProps<'button'> & { tone?: ButtonTone }) {
  return <button type="button" className={buttonStyles(tone, className)} {...props} />;
}
