type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads input entered before hydration, and returns a function that enters it again afterwards.
 * Components receive no events before hydration, and some reset their fields at first.
 */
export function readInputBeforeHydration(root: HTMLElement): () => void {
  const fields = root.querySelectorAll<Field>('input:not([type=file]), select, textarea');
  const repeats = [...fields].map(readField);
  return () => {
    for (const repeat of repeats) repeat?.();
  };
}

function readField(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return readSelect(field);
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    return readTick(field);
  }
  return readText(field);
}

function readSelect(field: HTMLSelectElement) {
  const options = [...field.options];
  const served = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  const { value } = field;
  if (served?.value === value) return undefined;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** A deselected radio button needs no event: the selected one deselects it again. */
function readTick(field: HTMLInputElement) {
  const { checked, defaultChecked, type } = field;
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return () => {
    field.checked = defaultChecked;
    field.click();
  };
}

function readText(field: Exclude<Field, HTMLSelectElement>) {
  const { value: entered } = field;
  const served = servedValue(field);
  if (entered === served) return undefined;
  return () => {
    // More may have been typed meanwhile, unless the component has overwritten the field.
    const isOverwritten = field.value === served;
    const { value, selectionStart, selectionEnd } = field;
    // React notices input when the value differs from the one it tracked. It tracks the element's
    // own setter, not the prototype's.
    field.value = served;
    setUnseen(field, isOverwritten ? entered : value);
    // A range input has no caret.
    if (!isOverwritten && selectionStart !== null && document.activeElement === field) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** The untouched value of a field: a range rounds the served one to its steps. */
function servedValue(field: Exclude<Field, HTMLSelectElement>): string {
  if (field.type !== 'range' || !(field instanceof HTMLInputElement)) return field.defaultValue;
  const { type, min, max, step } = field;
  const untouched = Object.assign(document.createElement('input'), { type, min, max, step });
  untouched.value = field.defaultValue;
  return untouched.value;
}

function setUnseen(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
