import { useEffect, useRef, useState } from 'react';
import { useWidth } from '#ui/plot/use-width.ts';
import { Spinner } from '#ui/spinner.tsx';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import type { PaperView } from './paper-tools.tsx';

type PdfPagesProps = { address: string; name: string; view: PaperView };

/** The pages of a PDF below each other, each drawn when it comes into view. */
export function PdfPages({ address, name, view }: PdfPagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 600);
  const [open, setOpen] = useState<OpenPdf>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let opened: OpenPdf | undefined;
    openPdf(address).then(
      (found) => {
        opened = found;
        if (isGone) found.close();
        else setOpen(found);
      },
      () => !isGone && setHasFailed(true),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [address]);
  const numbers = Array.from({ length: open?.pdf.numPages ?? 0 }, (_, index) => index + 1);
  return (
    <div ref={frame} className="grid w-full justify-items-center gap-3">
      {hasFailed && (
        <p role="alert" className="px-6 py-10 text-center">
          This PDF cannot be shown here; it may be damaged or locked with a password.
        </p>
      )}
      {!open && !hasFailed && <Spinner label="Opening the paper" className="my-10 text-forest" />}
      {open &&
        numbers.map((number) => (
          <PdfPage
            key={number}
            open={open}
            number={number}
            label={`${name}, page ${number} of ${numbers.length}`}
            width={width * view.zoom}
            turn={view.turn}
          />
        ))}
    </div>
  );
}

type PdfPageProps = { open: OpenPdf; number: number; label: string; width: number; turn: number };

/** Larger canvases fail in some browsers, and a page may claim any size. */
const MAX_PIXELS = 12_000_000;

function PdfPage({ open, number, label, width, turn }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const [height, setHeight] = useState(width * 1.3);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true),
      { rootMargin: '400px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isSeen) return;
    let stop = () => {};
    let isGone = false;
    const draw = async () => {
      const page = await open.pdf.getPage(number);
      const target = canvas.current;
      if (isGone || !target) return;
      const rotation = (page.rotate + turn) % 360;
      const plain = page.getViewport({ scale: 1, rotation });
      const shown = width / plain.width;
      const wanted = shown * window.devicePixelRatio;
      const most = Math.sqrt(MAX_PIXELS / (plain.width * plain.height));
      const viewport = page.getViewport({ scale: Math.min(wanted, most), rotation });
      setHeight(plain.height * shown);
      target.width = Math.max(1, Math.floor(viewport.width));
      target.height = Math.max(1, Math.floor(viewport.height));
      const drawing = page.render({ canvas: target, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
    };
    // A drawing that another zoom replaced ends with an error.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [open, number, width, turn, isSeen]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="bg-white shadow-card"
      style={{ width, height }}
    />
  );
}
