import { useId } from 'react';

type SwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** A toggle that takes effect at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-3">
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        onClick={() => onChange(!isOn)}
        className={`relative h-7 w-12 shrink-0 rounded-full transition-colors ${isOn ? 'bg-forest' : 'bg-muted/60'}`}
      >
        <span
          className={`absolute top-1 left-1 size-5 rounded-full bg-paper transition-transform ${isOn ? 'translate-x-5' : ''}`}
        />
      </button>
      <label id={`${id}-label`} htmlFor={id} className="cursor-pointer font-semibold">
        {label}
      </label>
    </span>
  );
}
