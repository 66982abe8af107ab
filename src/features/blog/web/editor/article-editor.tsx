import { useCallback, useRef, useState } from 'react';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import type { AdminArticle } from '../../article.ts';
import { blogPageTexts } from '../texts.ts';
import { ArticlePreview } from './article-preview.tsx';
import type { ArticleValues } from './article-values.ts';
import { CoverField } from './cover-field.tsx';
import { EditorFooter } from './editor-footer.tsx';
import { FoundDraft } from './found-draft.tsx';
import { ImageButton } from './image-button.tsx';
import { useArticleDraft } from './use-article-draft.ts';
import { useArticleForm } from './use-article-form.ts';

type Props = { article: AdminArticle | undefined; onClose: () => void };

type TextName = Exclude<keyof ArticleValues, 'published' | 'language' | 'cover'>;

/** The save button is in the footer, outside of the form. */
const FORM_ID = 'article-editor';

/** Creates or edits an article, with a preview beside it: title and text first, the rest below. */
export function ArticleEditor({ article, onClose }: Props) {
  const { editor: words, authors } = useTexts(blogPageTexts);
  const labels = words.fields;
  const form = useArticleForm(article, () => {
    draft.forget();
    onClose();
  });
  const draft = useArticleDraft(article, form.values);
  const [isLeaving, setIsLeaving] = useState(false);
  const content = useRef<HTMLTextAreaElement>(null);

  const close = () => (draft.isChanged ? setIsLeaving(true) : onClose());
  const discard = () => {
    draft.forget();
    onClose();
  };
  const insertImage = useCallback(
    (element: string) => {
      const { selectionEnd = 0, value = '' } = content.current ?? {};
      form.setValue(
        'content',
        `${value.slice(0, selectionEnd)}\n\n${element}\n\n${value.slice(selectionEnd)}`,
      );
    },
    [form.setValue],
  );
  const text = (name: TextName) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.setValue(name, event.target.value),
  });

  return (
    <Dialog
      title={article ? words.edit : authors.create}
      size="wide"
      closeLabel={words.close}
      onClose={close}
      footer={
        <EditorFooter
          isLeaving={isLeaving}
          isPending={form.isPending}
          onCancel={close}
          onStay={() => setIsLeaving(false)}
          onDiscard={discard}
          formId={FORM_ID}
        />
      }
    >
      <DialogBody>
        {draft.found && (
          <FoundDraft
            isOlder={draft.found.basedOn !== draft.basedOn}
            onRecover={() => {
              if (draft.found) form.setAll(draft.found.values);
              draft.dismiss();
            }}
            onDiscard={draft.discardFound}
          />
        )}
        <div className="grid gap-8 lg:grid-cols-2">
          <form
            id={FORM_ID}
            ref={form.form}
            noValidate
            onSubmit={form.submit}
            className="grid content-start gap-5"
          >
            <TextField
              label={labels.title}
              isRequired
              {...text('title')}
              onChange={(event) => form.setTitle(event.target.value)}
            />
            <TextAreaField
              ref={content}
              label={labels.content}
              isRequired
              rows={8}
              hint={labels.contentHint}
              {...text('content')}
            />
            <div className="flex flex-wrap items-center justify-between gap-4">
              <ImageButton onImage={insertImage} />
              <Switch
                label={labels.publish}
                isOn={form.values.published}
                onChange={(isOn) => form.setValue('published', isOn)}
              />
            </div>
            <TextField
              label={labels.slug}
              hint={labels.address(form.values.slug || '…')}
              {...text('slug')}
            />
            <TextField
              label={labels.author}
              isRequired
              autoComplete="name"
              {...text('authorName')}
            />
            <TextAreaField
              label={labels.excerpt}
              rows={3}
              hint={labels.excerptHint}
              {...text('excerpt')}
            />
            <SelectField
              label={labels.language}
              name="language"
              value={form.values.language}
              options={LOCALES.map((locale) => [locale, labels.languages[locale]])}
              onChange={(event) => form.setValue('language', event.target.value as Locale)}
            />
            <CoverField
              src={form.values.cover}
              onChange={(cover) => form.setValue('cover', cover)}
            />
          </form>
          <ArticlePreview title={form.values.title} content={form.values.content} />
        </div>
      </DialogBody>
    </Dialog>
  );
}
