import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { legalPath } from '#features/legal/legal-addresses.ts';
import { FooterConsorcioNotice } from '#features/legal/web/consorcio-notice.tsx';
import { brand } from '#shared/brand.ts';
import { CircleMark } from '#ui/circle-mark.tsx';
import { SkipLink } from './skip-link.tsx';

const LINKS = [
  { href: '/imovelnoseua', label: 'Imóvel nos EUA' },
  { href: '/apresentacao', label: 'Apresentação' },
  { href: '/blog', label: 'Blog' },
] as const;

/** Header, content, footer: the public Portuguese pages. */
export function PortugueseLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PortugueseHeader />
      <main id="content">{children}</main>
      <PortugueseFooter />
    </>
  );
}

function PortugueseHeader() {
  const [path] = useLocation();
  const isCurrent = (href: string) => path === href || path.startsWith(`${href}/`);
  return (
    <header className="z-30 border-line/70 border-b bg-cream md:sticky md:top-0 print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-5 py-2 sm:py-3">
        <Link href="/imovelnoseua" className="flex min-h-11 items-center gap-2.5">
          <CircleMark className="size-9 text-forest" />
          <span className="font-display text-xl tracking-tight">{brand.name}</span>
        </Link>
        <nav aria-label="Principal" className="-mx-3 flex text-sm sm:text-base">
          {LINKS.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              aria-current={isCurrent(href) ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-full px-3 underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-forest"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}

function PortugueseFooter() {
  return (
    <footer className="bg-forest-deep text-cream print:hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-14 md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <p className="font-display text-2xl">{brand.name}</p>
          <p className="mt-3 max-w-md text-cream/80">
            Uma cooperativa de famílias em {brand.region}. Não é empréstimo, banco nem investimento.
          </p>
          <FooterConsorcioNotice />
        </div>
        <FooterLinks
          label="Em português"
          links={[
            ...LINKS,
            { href: '/calculadoras', label: 'Calculadoras' },
            { href: '/simulador', label: 'Simulador' },
            { href: '/regulamento', label: 'Regulamento' },
            { href: legalPath('terms-of-use', 'pt-BR'), label: 'Termos de uso' },
            { href: legalPath('privacy-policy', 'pt-BR'), label: 'Política de privacidade' },
            { href: legalPath('deposit-agreement', 'pt-BR'), label: 'Contrato do depósito' },
          ]}
        />
        <FooterLinks
          label="Em inglês"
          lang="en"
          links={[
            { href: '/homebuyers', label: 'Homebuyers' },
            { href: '/terms-of-use', label: 'Terms of Use' },
            { href: '/privacy-policy', label: 'Privacy Policy' },
          ]}
        />
      </div>
      <p className="border-cream/15 border-t px-5 py-5 text-center text-cream/70 text-sm">
        {`${brand.legalEntity} · ${brand.contactAddress} · ${brand.contactEmail}`}
      </p>
    </footer>
  );
}

type FooterLinksProps = {
  label: string;
  lang?: string;
  links: readonly { href: string; label: string }[];
};

function FooterLinks({ label, lang, links }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <p className="font-semibold text-sm">{label}</p>
      <ul className="mt-2" lang={lang}>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              className="flex min-h-11 items-center underline-offset-4 hover:underline md:block md:min-h-0 md:py-1.5"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
