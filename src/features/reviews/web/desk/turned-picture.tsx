import { useRef, useState } from 'react';
import { useWidth } from '#ui/plot/use-width.ts';
import type { PaperView } from './paper-tools.tsx';

type TurnedPictureProps = { address: string; name: string; view: PaperView };

/** A picture at the width of its frame times the zoom, turned in place. */
export function TurnedPicture({ address, name, view: { zoom, turn } }: TurnedPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 600);
  const [size, setSize] = useState({ width: 1, height: 1 });
  const isAcross = turn % 180 !== 0;
  const [across, along] = isAcross ? [size.height, size.width] : [size.width, size.height];
  // A small picture is not blown up before anybody asks for it.
  const scale = (Math.min(width, across) / across) * zoom;
  const box = { width: across * scale, height: along * scale };
  return (
    <div ref={frame} className="w-full">
      <div className="relative mx-auto" style={box}>
        <img
          src={address}
          alt={`Uploaded document: ${name}`}
          className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 left-1/2 max-w-none"
          style={{
            width: size.width * scale,
            height: size.height * scale,
            rotate: `${turn}deg`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth || 1, height: naturalHeight || 1 })
          }
        />
      </div>
    </div>
  );
}
