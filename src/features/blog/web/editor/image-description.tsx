import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { blogPageTexts } from '../texts.ts';

type Props = {
  /** A suggested alt text from the file name. */
  suggestion: string;
  onDescribe: (description: string) => void;
  onCancel: () => void;
};

/** Asks for an image's alt text before it is inserted. */
export function ImageDescription({ suggestion, onDescribe, onCancel }: Props) {
  const { image: words } = useTexts(blogPageTexts);
  const titleId = useId();
  const [description, setDescription] = useState(suggestion);
  const [isDecoration, setIsDecoration] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const insert = () => {
    const text = description.trim();
    if (!isDecoration && text === '') return setIsMissing(true);
    onDescribe(isDecoration ? '' : text);
  };
  // Not a form: inside the editor's form it would submit that one.
  const insertByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    insert();
  };
  return (
    <section
      aria-labelledby={titleId}
      className="grid w-full gap-3 rounded-xl border border-line bg-cream p-4"
    >
      <p id={titleId} className="font-semibold">
        {words.question}
      </p>
      {!isDecoration && (
        <TextField
          label={words.description}
          hint={words.hint}
          ref={field}
          value={description}
          error={isMissing ? words.missing : undefined}
          onChange={(event) => setDescription(event.target.value)}
          onKeyDown={insertByKey}
        />
      )}
      <CheckboxField name="isDecoration" isChecked={isDecoration} onChange={setIsDecoration}>
        {words.decoration}
      </CheckboxField>
      <div className="flex flex-wrap gap-3">
        <Button onClick={insert}>{words.place}</Button>
        <Button tone="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}
