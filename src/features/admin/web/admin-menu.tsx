import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useAdmin } from '#features/accounts/team/web/admin-gate.tsx';
import { formatCount } from '#ui/language/format.ts';
import { useRead } from '#ui/use-read.ts';
import { readCountsCall } from '../desk/contract.ts';
import { mayOpen } from '../may-open.ts';
import { type AdminTool, entryOf, TODAY, TOOL_GROUPS, toolOf } from './admin-tools.ts';

const REFRESH_MS = 60_000;
/** From here on the server stops counting. */
const MAX_COUNTED = 1_000;

type Counts = Readonly<Record<string, number>>;

/** How much waits on each page; nothing while it is unknown. */
function useCounts(): Counts {
  const { counts = {} } = useRead(readCountsCall, {}, { everyMs: () => REFRESH_MS }).data ?? {};
  const sums: Record<string, number> = {};
  for (const [path, count] of Object.entries(counts))
    sums[entryOf(path)] = (sums[entryOf(path)] ?? 0) + count;
  return sums;
}

/** The tools that the signed-in person's role may use, by group. */
function useToolGroups() {
  const { role } = useAdmin();
  return TOOL_GROUPS.map(({ title, tools }) => ({
    title,
    tools: tools.filter(({ href }) => mayOpen(role, href)),
  })).filter(({ tools }) => tools.length > 0);
}

/** The menu beside the page. On a small screen of 720 px a line replaces each title, so that every entry is visible. */
export function WideMenu() {
  const counts = useCounts();
  const groups = useToolGroups();
  return (
    <nav
      aria-label="Admin tools"
      className="hidden overflow-y-auto lg:block lg:min-h-0 lg:flex-1 [@media(min-height:54rem)]:mt-4"
    >
      <ToolLink tool={TODAY} counts={counts} />
      {groups.map(({ title, tools }) => (
        <section
          key={title}
          aria-label={title}
          className="mt-0.5 border-line border-t pt-0.5 [@media(min-height:54rem)]:border-t-0"
        >
          <p className="mt-2 hidden px-3 font-semibold text-[0.6875rem] text-muted uppercase leading-[1.125rem] tracking-wider [@media(min-height:54rem)]:block">
            {title}
          </p>
          {tools.map((tool) => (
            <ToolLink key={tool.href} tool={tool} counts={counts} />
          ))}
        </section>
      ))}
    </nav>
  );
}

/** The same unfolded on a phone, large enough for thumbs. */
export function PhoneMenu() {
  const counts = useCounts();
  const groups = useToolGroups();
  return (
    <nav aria-label="Admin tools" className="border-line border-t p-2">
      <ToolLink tool={TODAY} counts={counts} isLarge />
      {groups.map(({ title, tools }) => (
        <section key={title} aria-label={title} className="mt-2">
          <p className="px-3 pt-1 font-semibold text-muted text-xs uppercase tracking-wider">
            {title}
          </p>
          <div className="grid grid-cols-2">
            {tools.map((tool) => (
              <ToolLink key={tool.href} tool={tool} counts={counts} isLarge />
            ))}
          </div>
        </section>
      ))}
    </nav>
  );
}

type ToolLinkProps = { tool: AdminTool; counts: Counts; isLarge?: boolean };

function ToolLink({ tool: { href, label, key }, counts, isLarge = false }: ToolLinkProps) {
  const [path] = useLocation();
  const isCurrent = toolOf(path)?.href === href;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const size = isLarge
    ? 'min-h-11 text-[0.9375rem]'
    : 'min-h-6 text-[0.875rem] leading-6 [@media(min-height:54rem)]:py-0.5';
  return (
    <Link
      ref={link}
      href={href}
      title={key && !isLarge ? `g then ${key}` : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex items-center justify-between gap-2 rounded-lg px-3 hover:bg-sand aria-[current=page]:bg-leaf aria-[current=page]:font-semibold aria-[current=page]:text-forest-deep ${size}`}
    >
      <span className="min-w-0 truncate">{label}</span>
      <Count count={counts[href] ?? 0} />
    </Link>
  );
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="tabular shrink-0 rounded-full bg-clay px-1.5 font-semibold text-[0.6875rem] text-terracotta-deep leading-[1.125rem]">
      {count >= MAX_COUNTED ? `${formatCount(MAX_COUNTED)}+` : formatCount(count)}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
