type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads what was entered before the page is hydrated, and returns a function that enters it again
 * afterwards. The components know nothing of it: they hear of input only once they are hydrated, and
 * some write their own first figures into their fields.
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

/** A radio button that lost its mark needs no repetition: the one that got it takes it away again. */
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
    // More may have been typed meanwhile, unless the component has written its own figure.
    const isOverwritten = field.value === served;
    const { value, selectionStart, selectionEnd } = field;
    // React hears of input when the value differs from the one it saw last. It sees what is set on
    // the element, and not what is set by the prototype.
    field.value = served;
    setUnseen(field, isOverwritten ? entered : value);
    // A range has no caret.
    if (!isOverwritten && selectionStart !== null && document.activeElement === field) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** What a field has when nobody has touched it: a range rounds the served figure to its steps. */
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
