import { saveBlob } from '#ui/download-file.ts';
import { svgAddress, useQrSvg } from '#ui/use-qr-svg.ts';

export function QrCode({ text, title }: { text: string; title: string }) {
  const svg = useQrSvg(text);

  const save = () => {
    if (!svg) return;
    const name = title.toLowerCase().replaceAll(' ', '-');
    saveBlob(new Blob([svg], { type: 'image/svg+xml' }), `${name}-qr.svg`);
  };
  return (
    <div className="shrink-0 text-center">
      {svg ? (
        <img
          src={svgAddress(svg)}
          alt={`QR code of ${text}`}
          className="size-36 rounded-xl border border-line"
        />
      ) : (
        <div className="size-36 rounded-xl bg-sand" />
      )}
      <button
        type="button"
        onClick={save}
        disabled={!svg}
        className="mt-2 text-sm underline underline-offset-4"
      >
        Save the code<span className="sr-only"> of the {title.toLowerCase()}</span>
      </button>
    </div>
  );
}
