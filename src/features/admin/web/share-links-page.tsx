import { useState } from 'react';
import { TextField } from '#ui/form/field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ShareLinkCard } from './share-link-card.tsx';
import { originOf, SHARED_FORMS } from './share-links.ts';

/** The storage key of the domain that was typed last. */
const REMEMBERED = 'share-links-domain';

/** Links that open a form directly, to paste into a chat or print as a QR code. */
export function Page() {
  const [domain, setDomain] = useState(() => window.localStorage.getItem(REMEMBERED) ?? '');
  const origin = originOf(domain, window.location.origin);
  return (
    <>
      <PageHeading
        title="Quick Share Links"
        intro="Links that open a form straight away, for chats, mails and printed matter."
      />
      <div className="max-w-xl">
        <TextField
          label="Custom domain"
          hint={`Optional. Without one the links lead to ${window.location.host}.`}
          placeholder="www.example.org"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={domain}
          error={origin === undefined ? 'This does not look like a domain.' : undefined}
          onChange={(event) => {
            setDomain(event.target.value);
            window.localStorage.setItem(REMEMBERED, event.target.value);
          }}
        />
      </div>
      <div className="mt-8 grid gap-5 xl:grid-cols-2">
        {SHARED_FORMS.map((form) => (
          <ShareLinkCard key={form.key} form={form} origin={origin ?? window.location.origin} />
        ))}
      </div>
      <section className="mt-10 max-w-2xl">
        <h2 className="text-2xl">In a live chat</h2>
        <p className="mt-3">
          When somebody in the chat wants to apply, copy the application link and paste it into your
          answer. It opens the page with the form in view: nobody has to look for it. For people who
          are not ready, paste the waitlist link instead.
        </p>
        <ol className="mt-4 grid list-decimal gap-1.5 pl-5">
          <li>Press “Copy link” beside the form you need.</li>
          <li>Paste it into the chat and say in a sentence what opens.</li>
          <li>They fill in the form; it appears in your list within a moment.</li>
        </ol>
      </section>
    </>
  );
}
