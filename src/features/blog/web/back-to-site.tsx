import { Link } from 'wouter';
import { pageAddress } from '#shared/page-addresses.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { blogPageTexts } from './texts.ts';

type Props = { href?: string; label?: string };

export function BackToSite({ href, label }: Props) {
  const { backToSite } = useTexts(blogPageTexts);
  const locale = useLocale();
  return (
    <Link
      href={href ?? pageAddress('home', locale)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-forest text-sm underline-offset-4 hover:underline"
    >
      <svg
        viewBox="0 0 16 16"
        className="size-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M13 8H3m4-4L3 8l4 4" />
      </svg>
      {label ?? backToSite}
    </Link>
  );
}
