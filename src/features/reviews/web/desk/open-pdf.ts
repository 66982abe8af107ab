import { getDocument, type PDFDocumentProxy, PDFWorker, version } from 'pdfjs-dist';

export type OpenPdf = { readonly pdf: PDFDocumentProxy; readonly close: () => void };

/**
 * Reads a PDF in a worker of its own. The file is fetched once and whole: each request is an
 * opening in the log. It is untrusted, so forms and scripts of it are not run.
 */
export async function openPdf(address: string): Promise<OpenPdf> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the file was not sent: ${response.status}`);
  const data = new Uint8Array(await response.arrayBuffer());
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  // The library's types know of no port, though its documentation has it.
  const worker = new PDFWorker({ port: thread as never });
  const close = () => {
    worker.destroy();
    thread.terminate();
  };
  try {
    // The decoders of scans, as the build serves them.
    const decoders = { useWasm: false, wasmUrl: `/assets/pdfjs-${version}/` };
    const { promise } = getDocument({ data, worker, enableXfa: false, ...decoders });
    return { pdf: await promise, close };
  } catch (error) {
    close();
    throw error;
  }
}
