import { ApiError, callPath } from '#shared/api/api-client.ts';
import { type DocumentView, uploadDocumentCall } from '../contract.ts';
import type { DocumentKind } from '../rules.ts';

export type RunningUpload = { readonly done: Promise<DocumentView>; cancel(): void };

type Input = {
  uploadId: string;
  kind: DocumentKind;
  file: File;
  onProgress: (share: number) => void;
};

/** Uploads a file and reports progress, which `fetch` cannot do. */
export function uploadFile({ uploadId, kind, file, onProgress }: Input): RunningUpload {
  const request = new XMLHttpRequest();
  const done = new Promise<DocumentView>((resolve, reject) => {
    const query = { kind, name: file.name };
    request.open('PUT', callPath(uploadDocumentCall, { params: { uploadId }, query }));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as DocumentView);
      else reject(new ApiError(request.status, request.responseText || request.statusText));
    };
    request.onerror = () => reject(new Error('The connection broke off.'));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    request.send(file);
  });
  return { done, cancel: () => request.abort() };
}
