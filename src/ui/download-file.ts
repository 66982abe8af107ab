import { request } from '#shared/api/api-client.ts';

/** Fetches a file with the admin's token and saves it in the browser. */
export async function downloadFile(path: string, fileName: string): Promise<void> {
  const response = await request('GET', path);
  saveBlob(await response.blob(), fileName);
}

export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
