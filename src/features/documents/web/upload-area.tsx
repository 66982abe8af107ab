import { type ReactNode, type Ref, useId, useState } from 'react';
import { buttonStyles } from '#ui/button.tsx';
import { UploadIcon } from '#ui/icons.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { ACCEPTED_TYPES } from '../rules.ts';
import { documentTexts } from './texts.ts';

const ACCEPT = [
  ...Object.keys(ACCEPTED_TYPES),
  ...Object.values(ACCEPTED_TYPES).flatMap((endings) => endings.map((ending) => `.${ending}`)),
].join(',');

const CHOOSE = `${buttonStyles('quiet', 'text-sm')} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-terracotta`;

type UploadAreaProps = {
  title: string;
  hint: string;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
  /** Receives the focus when one of its files is removed. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** Accepts files by file picker, drag and drop, or camera; shows the given files inside. */
export function UploadArea({ title, hint, isDisabled, onFiles, ref, children }: UploadAreaProps) {
  const texts = useTexts(documentTexts);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    if (list && list.length > 0 && !isDisabled) onFiles([...list]);
  };
  const input = (name: string, props: { capture?: 'environment'; accept: string }) => (
    <input
      id={`${id}-${name}`}
      type="file"
      multiple={!props.capture}
      disabled={isDisabled}
      className="peer sr-only"
      onChange={(event) => {
        take(event.target.files);
        event.target.value = '';
      }}
      {...props}
    />
  );
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
      className={`rounded-2xl border-2 border-dashed p-5 transition-colors ${isOver && !isDisabled ? 'border-forest bg-leaf' : 'border-line bg-cream/60'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h3 id={`${id}-title`} className="font-sans font-semibold text-base tracking-normal">
            {title}
          </h3>
          <p className="mt-1 text-muted text-sm">{hint}</p>
        </div>
        {!isDisabled && (
          <div className="flex flex-wrap items-center gap-2">
            <span>
              {input('choose', { accept: ACCEPT })}
              <label htmlFor={`${id}-choose`} className={CHOOSE}>
                <UploadIcon />
                {texts.choose}
                <span className="sr-only">: {title}</span>
              </label>
            </span>
            <span className="hidden pointer-coarse:inline">
              {input('photo', { accept: 'image/*', capture: 'environment' })}
              <label htmlFor={`${id}-photo`} className={CHOOSE}>
                {texts.photo}
                <span className="sr-only">: {title}</span>
              </label>
            </span>
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
