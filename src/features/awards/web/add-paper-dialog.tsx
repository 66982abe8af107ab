import { useState } from 'react';
import { callPath, request } from '#shared/api/api-client.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import type { FieldErrors } from '#ui/use-write.ts';
import { type AdminAwardView, uploadOfficePaperCall } from '../contract.ts';
import { PAPER_KINDS, type PaperKind } from '../rules.ts';
import { awardNames } from '../texts.ts';

type AddPaperDialogProps = { award: AdminAwardView; onClose: () => void; onDone: () => void };

export function AddPaperDialog({ award, onClose, onDone }: AddPaperDialogProps) {
  const { papers: kinds } = useTextsIn(awardNames, 'en');
  const [kind, setKind] = useState<PaperKind>('appraisal');
  const [file, setFile] = useState<File>();
  const [uploadId] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<FieldErrors>({});
  const canSend = () => {
    if (!file) setErrors({ file: 'Please choose a file' });
    return file !== undefined;
  };
  const send = () => {
    const params = { id: award.id, uploadId };
    const query = { kind, name: file?.name ?? '' };
    const content = new Blob(file ? [file] : [], { type: 'application/octet-stream' });
    return request('PUT', callPath(uploadOfficePaperCall, { params, query }), content);
  };
  return (
    <FormDialog
      title="Add a paper"
      description={`${award.memberName}, seat ${award.seat}. The member reads it too.`}
      confirmLabel="Upload"
      tone="primary"
      done={{ title: 'Uploaded' }}
      failedTitle="That did not work"
      canSend={canSend}
      send={send}
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      <SelectField
        label="What it is"
        value={kind}
        options={PAPER_KINDS.map((value) => [value, kinds[value]] as const)}
        onChange={(event) => setKind(event.target.value as PaperKind)}
      />
      <TextField
        label="File"
        type="file"
        isRequired
        accept=".pdf,.jpg,.jpeg,.png,.webp,.heic,.heif"
        hint="PDF, JPEG, PNG, WebP or HEIC, up to 10 MB"
        error={errors.file}
        onChange={(event) => {
          setFile(event.target.files?.[0]);
          setErrors({});
        }}
      />
    </FormDialog>
  );
}
