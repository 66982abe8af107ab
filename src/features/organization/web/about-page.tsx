import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type CallAnswer, callAt, type ReadCall } from '#shared/api/call.ts';
import { brand } from '#shared/brand.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import type { readOrganizationCall } from '../contract.ts';
import { organizationTexts } from './texts.ts';

const ORGANIZATION = callAt<typeof readOrganizationCall>('GET', '/api/organization');
type Organization = CallAnswer<typeof readOrganizationCall>;

export async function prepare({ read }: { read: ReadCall }) {
  await read(ORGANIZATION, {});
  return {};
}

/** Who runs the program and who watches it; what the operator has not entered is not shown. */
export function Page() {
  const texts = useTexts(organizationTexts);
  const { data, isError, refetch } = useRead(ORGANIZATION, {});
  return (
    <div className="mx-auto max-w-4xl px-5 pt-10 pb-20 md:pt-16">
      <h1 className="text-title">{texts.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">{texts.lead}</p>
      {data ? (
        <Facts organization={data} />
      ) : (
        <LoadState what={texts.loading} hasFailed={isError} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

type Fact = readonly [label: string, value: ReactNode];

function Facts({ organization }: { organization: Organization }) {
  const texts = useTexts(organizationTexts);
  const locale = useLocale();
  const { name, address, phone, escrowHolder, auditor, license, people } = organization;
  const titleAndLien = organization.titleAndLien[locale];
  return (
    <>
      {!name && <p className="mt-6 rounded-2xl bg-clay p-5">{texts.notEntered}</p>}
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        <Card
          title={name ?? texts.operator}
          facts={[
            [texts.address, address && <address className="not-italic">{address}</address>],
            [
              texts.phone,
              phone && <Contact href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Contact>,
            ],
            [
              texts.email,
              <Contact key="email" href={`mailto:${brand.contactEmail}`}>
                {brand.contactEmail}
              </Contact>,
            ],
          ]}
        />
        <Card
          title={texts.money}
          facts={[
            [texts.escrowHolder, escrowHolder],
            [texts.titleAndLien, titleAndLien],
          ]}
        />
        <Card
          title={texts.watch}
          facts={[
            [texts.auditor, auditor],
            [texts.license, license],
          ]}
        />
        <Card
          title={texts.people}
          facts={people.map((person) => [person.role[locale] ?? '', person.name])}
        />
        <section className="rounded-card bg-forest-deep p-6 text-cream sm:p-8 md:col-span-2">
          <h2 className="text-2xl">{texts.check.title}</h2>
          <p className="mt-2 text-cream/85">{texts.check.text}</p>
          <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
            {texts.check.links.map(([href, label]) => (
              <li key={href}>
                <Link
                  href={href}
                  className="flex min-h-11 items-center underline decoration-cream/50 underline-offset-4 hover:decoration-cream"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** A group of facts; without any it is left out. */
function Card({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section className="rounded-card bg-paper p-6 shadow-card sm:p-8">
      <h2 className="text-2xl">{title}</h2>
      <dl className="mt-4 grid gap-4">
        {known.map(([label, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same role.
          <div key={index}>
            {label && <dt className="text-muted text-sm">{label}</dt>}
            <dd className="whitespace-pre-line break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Contact({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
      {children}
    </a>
  );
}
