import type { Locale } from '#shared/text/locale.ts';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/language/format.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { useUrlFilter } from '#ui/list/use-url-filter.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import {
  exportContactsCall,
  listContactsCall,
  listObjectionsCall,
  type MarketingContact,
} from '../contract.ts';
import { ObjectionForm } from './objection-form.tsx';
import { useObjections } from './use-objections.ts';

const KEYS = ['search'] as const;
const LANGUAGES: Record<Locale, string> = { en: 'English', 'pt-BR': 'Portuguese' };

export function Page() {
  const { filter, setFilter } = useUrlFilter(KEYS);
  const search = filter.search ?? '';
  const contacts = usePages(listContactsCall, { query: { search } });
  const objections = usePages(listObjectionsCall, {});
  const actions = useObjections(() => {
    void contacts.reload();
    void objections.reload();
  });
  return (
    <>
      <PageHeading
        title="Marketing Contacts"
        intro="When an application is deleted, its name, address, phone, source and language stay here for marketing, until the person objects or 7 years have passed."
      >
        <ExportButton
          call={exportContactsCall}
          given={{ query: { search } }}
          fileName="contacts.csv"
        />
      </PageHeading>
      <div className="max-w-xl">
        <SearchBox
          label="Search contacts"
          placeholder="Name, email or phone"
          value={search}
          onSearch={(text) => setFilter({ search: text })}
        />
      </div>
      <div className="mt-5">
        <ListFrame
          list={contacts}
          empty={<p>{search ? 'No contact matches.' : 'No contacts are kept yet.'}</p>}
        >
          {(contact) => <ContactRow key={contact.id} contact={contact} actions={actions} />}
        </ListFrame>
      </div>

      <section className="mt-12">
        <h2 className="text-xl">No marketing</h2>
        <p className="mt-1 max-w-2xl text-muted">
          Somebody wrote “no marketing”? Record the address: their contact goes at once and is not
          kept again. Mails about their own application, deposit and group still reach them.
        </p>
        <ObjectionForm actions={actions} />
        <div className="mt-5">
          <ListFrame list={objections} empty={<p>Nobody has objected.</p>}>
            {({ email, recordedAt }) => (
              <li key={email} className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3.5">
                <p className="min-w-0 grow break-words">
                  <span className="font-semibold">{email}</span>{' '}
                  <span className="text-muted text-sm">since {formatDay(recordedAt)}</span>
                </p>
                <Button
                  tone="quiet"
                  aria-label={`Take back the objection of ${email}`}
                  disabled={actions.isPending}
                  onClick={() => void actions.withdraw(email)}
                >
                  Take back
                </Button>
              </li>
            )}
          </ListFrame>
        </div>
      </section>
    </>
  );
}

type ContactRowProps = { contact: MarketingContact; actions: ReturnType<typeof useObjections> };

function ContactRow({ contact, actions }: ContactRowProps) {
  const { email, firstName, lastName, phone, source, language, updatedAt } = contact;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
      <div className="min-w-0 grow">
        <p className="break-words font-semibold">
          {firstName} {lastName}
        </p>
        <p className="break-words text-muted text-sm">
          {[email, phone, LANGUAGES[language], source].filter(Boolean).join(' · ')}
        </p>
        <p className="text-muted text-sm">kept since {formatDay(updatedAt)}</p>
      </div>
      <Button
        tone="quiet"
        aria-label={`Stop marketing to ${email}`}
        disabled={actions.isPending}
        onClick={() => void actions.record(email)}
      >
        Stop marketing
      </Button>
    </li>
  );
}
