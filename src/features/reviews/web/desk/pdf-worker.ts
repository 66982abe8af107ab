// Runs in a worker of our own origin: the content policy allows no other.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
