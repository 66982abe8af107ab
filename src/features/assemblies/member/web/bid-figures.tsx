import { instalmentsFor, usualWinningBid } from '#features/program-rules/odds.ts';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { assemblyTexts } from '../../web/texts.ts';
import type { MemberAssembly } from '../contract.ts';
import { bidFigures, wouldHaveWon } from '../past-bids.ts';

type BidFiguresProps = {
  own: MemberAssembly;
  next: NonNullable<MemberAssembly['next']>;
  amount: number;
};

/** What a bid costs, what remains to pay afterwards, and how often it would have won. */
export function BidFigures({ own, next, amount }: BidFiguresProps) {
  const { dollars } = useFormats();
  const texts = useTexts(assemblyTexts);
  const { costCents, left, remainsCents } = bidFigures(own.plan, amount, next);
  const wins = own.pastBids.filter((past) => wouldHaveWon(own.plan, amount, past)).length;
  const won = own.pastBids.flatMap(({ winning }) => winning ?? []);
  const usual = usualWinningBid(next.month, 'one-in-10', 80);
  const facts: [string, string][] = [
    [texts.figures.cost, dollars(costCents)],
    [texts.figures.remains, texts.remains(left, dollars(remainsCents))],
    [texts.figures.won, won.length > 0 ? won.slice(0, 6).join(', ') : texts.noneWon],
  ];
  if (own.pastBids.length > 0) {
    facts.push([texts.figures.wouldWin, texts.wouldWin(amount, wins, own.pastBids.length)]);
  }
  if (usual) facts.push([texts.figures.usual, texts.about(instalmentsFor(own.plan, usual))]);
  return (
    <dl className="tabular grid content-start gap-3 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold text-base">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
