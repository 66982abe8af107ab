import type { ComponentProps } from 'react';

export type ButtonTone = 'primary' | 'accent' | 'quiet' | 'danger';

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-forest text-paper hover:bg-forest-deep',
  accent: 'bg-terracotta text-paper hover:bg-terracotta-deep',
  quiet: 'border border-line bg-paper text-ink hover:bg-sand',
  danger: 'bg-danger text-paper hover:opacity-90',
};

export type ButtonSize = 'normal' | 'compact';

const SIZES: Record<ButtonSize, string> = {
  normal: 'px-5',
  compact: 'whitespace-nowrap px-3 text-[0.8125rem] sm:px-5 sm:text-base',
};

/** The style of a button, for links that act as one. */
export function buttonStyles(
  tone: ButtonTone = 'primary',
  className = '',
  size: ButtonSize = 'normal',
): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full py-2 font-semibold leading-tight transition-colors disabled:opacity-55 aria-disabled:opacity-55 ${SIZES[size]} ${TONES[tone]} ${className}`;
}

type ButtonProps = ComponentProps<'button'> & { tone?: ButtonTone; size?: ButtonSize };

/**
 * A button. While disabled it can still have the focus: the browser would take the focus away from
 * a button that is disabled while its action runs.
 */
export function Button(props: ButtonProps) {
  const { tone = 'primary', size = 'normal', className = '', disabled, onClick, ...rest } = props;
  return (
    <button
      type="button"
      className={buttonStyles(tone, className, size)}
      {...rest}
      {...(disabled ? { 'aria-disabled': true } : {})}
      onClick={(event) => {
        // Also prevents submitting a form.
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
