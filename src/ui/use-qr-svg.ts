import { useEffect, useState } from 'react';
import { logFault } from './log-fault.ts';

/** A text as a QR code in SVG; the library is loaded at the first use. */
export function useQrSvg(text: string): string | undefined {
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    let isStale = false;
    import('qrcode')
      .then(({ toString: draw }) =>
        draw(text, { type: 'svg', margin: 1, color: { dark: '#163828', light: '#ffffff' } }),
      )
      .then(
        (drawn) => {
          if (!isStale) setSvg(drawn);
        },
        (error: unknown) => logFault('the code could not be drawn', error),
      );
    return () => {
      isStale = true;
    };
  }, [text]);
  return svg;
}

/** An SVG as a data URL. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
