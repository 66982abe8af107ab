import { callApi } from '#shared/api/api-client.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { ListPage } from '#ui/list/list-page.tsx';
import { useUrlFilter } from '#ui/list/use-url-filter.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { useWrite } from '#ui/use-write.ts';
import { MAIL_KINDS } from '../catalogue.ts';
import { exportOutboxCall, listOutboxCall, type OutboxMail, resendMailCall } from '../contract.ts';
import { mailErrors } from '../errors.ts';
import { MAIL_STATE_NAMES, MAIL_STATES, type MailState, resendRefusal } from '../rules.ts';
import { MailSamples } from './mail-samples.tsx';

const KEYS = ['tab', 'kind'] as const;
const TONES: Record<MailState, BadgeTone> = {
  bounced: 'bad',
  failed: 'bad',
  queued: 'waiting',
  sent: 'neutral',
};

export function Page() {
  const { filter, setFilter } = useUrlFilter(KEYS);
  const isSamples = filter.tab === 'samples';
  const tabs = (
    <div className="mb-6 flex gap-2 border-line border-b">
      {[
        ['', 'Sent and queued'],
        ['samples', 'Samples'],
      ].map(([tab = '', name]) => (
        <button
          key={name}
          type="button"
          aria-pressed={isSamples === (tab === 'samples')}
          onClick={() => setFilter({ tab })}
          className="-mb-px min-h-11 border-transparent border-b-[3px] px-3 text-muted aria-pressed:border-forest aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {name}
        </button>
      ))}
    </div>
  );
  if (isSamples) {
    return (
      <>
        <PageHeading title="Mails" />
        {tabs}
        <MailSamples />
      </>
    );
  }
  return (
    <ListPage
      title="Mails"
      intro="‘Bounced’ is an address that its mail server refused for good when we delivered. What a server accepts and returns later comes to our mailbox, not here."
      call={listOutboxCall}
      csv={exportOutboxCall}
      fileName="mails.csv"
      searchBy="Name, address or state"
      states={MAIL_STATES.map((state) => [state, MAIL_STATE_NAMES[state]])}
      noun={['mail', 'mails']}
      empty="No mail was sent yet."
      more={{ kind: filter.kind }}
      above={() => (
        <>
          {tabs}
          <div className="mb-4 max-w-xl">
            <SelectField
              label="Kind"
              emptyLabel="Every kind"
              value={filter.kind ?? ''}
              options={MAIL_KINDS.map(({ name, trigger }) => [name, trigger])}
              onChange={({ target }) => setFilter({ kind: target.value })}
            />
          </div>
        </>
      )}
    >
      {(mail, { reload }) => <MailRow key={mail.id} mail={mail} onChanged={() => void reload()} />}
    </ListPage>
  );
}

function MailRow({ mail, onChanged }: { mail: OutboxMail; onChanged: () => void }) {
  const { state, name, recipient, subject, kind, sentAt, queuedAt, error } = mail;
  const { isPending, write } = useWrite({ failed: 'It was not sent again' });
  const refusal = resendRefusal(mail);
  const resend = () =>
    write({
      send: () => callApi(resendMailCall, { params: { id: mail.id } }),
      done: { title: 'Queued', description: `It goes to ${recipient} again.` },
      onDone: onChanged,
    });
  const trigger = MAIL_KINDS.find((one) => one.name === kind)?.trigger ?? kind;
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-semibold">{name ?? recipient}</span>
          <Badge tone={TONES[state]}>{MAIL_STATE_NAMES[state]}</Badge>
        </p>
        <p className="break-words">{subject}</p>
        <p className="tabular break-words text-muted text-sm">
          {name && `${recipient} · `}
          {sentAt ? `sent ${formatDateTime(sentAt)}` : `queued ${formatDateTime(queuedAt)}`} ·{' '}
          {trigger}
        </p>
        {error && <p className="break-words text-danger text-sm">{error}</p>}
      </div>
      {refusal ? (
        <p className="max-w-52 text-muted text-sm">{mailErrors[refusal]().message}</p>
      ) : (
        <Button tone="quiet" disabled={isPending} onClick={() => void resend()}>
          Send again
          <span className="sr-only"> to {recipient}</span>
        </Button>
      )}
    </li>
  );
}
