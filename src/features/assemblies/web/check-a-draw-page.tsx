import type { ReactNode } from 'react';

/** How anybody repeats a draw with tools that are not ours. */
export function Page() {
  return (
    <article className="mx-auto max-w-3xl px-5 pt-10 pb-20">
      <h1 className="text-title">Check a draw with other tools</h1>
      <p className="mt-4 text-lg text-muted">
        A draw follows from two things: a list that is published one hour before, and a public
        random number that nobody knows before its time. Whoever has both can repeat it in thirty
        lines of any language.
      </p>
      <Step number={1} title="Fetch the assembly's file">
        <p>
          Every assembly has a page such as <code>/groups/450-7/assemblies/31</code>. Its file
          <code> /groups/450-7/assemblies/31.json</code> holds all of it: the list, its hash, every
          sealed bid, the round and its signature, both orders, the picks and the books at the
          close.
        </p>
      </Step>
      <Step number={2} title="Compare the hash with your mail">
        <p>
          One hour before the draw every member got a mail with the SHA-256 of the list. It has to
          be the hash of <code>listFile</code>. Each list also names the hash of the month before.
        </p>
      </Step>
      <Step number={3} title="Fetch the randomness from somebody else">
        <p>
          <a className="underline underline-offset-4" href="https://drand.love">
            drand
          </a>{' '}
          is run by independent organisations. Ask any of its relays for the round:
        </p>
        <Code>{'curl https://api.drand.sh/<chain>/public/<round>'}</Code>
        <p className="mt-3">
          The randomness is the SHA-256 of the signature. The round is the first that begins at or
          after the instant of the assembly, so nobody can choose it.
        </p>
      </Step>
      <Step number={4} title="Repeat the draw">
        <p>
          Our{' '}
          <a className="underline underline-offset-4" href="/check_draw.py" download>
            short script
          </a>{' '}
          needs nothing but Python 3:
        </p>
        <Code>python3 check_draw.py 31.json</Code>
        <p className="mt-3">Or write your own. This is all there is to it:</p>
        <ul className="mt-3 grid list-disc gap-2 pl-6">
          <li>
            Seed: HMAC-SHA-256 with the randomness as key over <code>draw/v1</code>, a line feed and
            the hash of the list (32 bytes).
          </li>
          <li>
            Word number i of a label: the first 4 bytes, big endian, of HMAC-SHA-256 with the seed
            as key over the label, a line feed and i as 4 bytes big endian.
          </li>
          <li>
            A number below m: take the next word; drop it if it is at or above the largest multiple
            of m below 2³²; else its remainder by m.
          </li>
          <li>
            An order: from the ascending list take the element at such a number, again and again.
            Label <code>lottery</code> orders active and cancelled seats together, label{' '}
            <code>bid-tie</code> the active ones.
          </li>
        </ul>
      </Step>
      <Step number={5} title="Open the bids">
        <p>
          Sealed bids are age files that drand's own tool opens once the round is public. Decode{' '}
          <code>file</code> from base64 and run:
        </p>
        <Code>tle --decrypt bid.age</Code>
        <p className="mt-3">
          The text names group, month and seat and how many instalments are bid. The highest wins;
          of equal ones the seat that <code>bid-tie</code> names earlier.
        </p>
      </Step>
    </article>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">
        <span className="text-terracotta">{number}</span> {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre className="mt-3 overflow-x-auto rounded-xl bg-forest-deep px-4 py-3 text-leaf text-sm">
      <code>{children}</code>
    </pre>
  );
}
