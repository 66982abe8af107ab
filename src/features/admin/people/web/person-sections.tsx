import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Panel } from '#ui/panel.tsx';
import type { PersonView } from '../contract.ts';
import { PersonLines } from './person-lines.tsx';
import { timelineOf } from './timeline.ts';

type PersonSectionsProps = { person: PersonView; onChanged: () => void };

const TAB =
  '-mb-px min-h-11 whitespace-nowrap border-transparent border-b-[3px] px-4 text-muted data-[state=active]:border-forest data-[state=active]:font-semibold data-[state=active]:text-ink';

/** Everything by subject, or all of it as one timeline. */
export function PersonSections({ person, onChanged }: PersonSectionsProps) {
  const [tab, setTab] = useState('subjects');
  const filled = person.sections.filter(({ lines }) => lines.length > 0);
  const empty = person.sections.filter(({ lines }) => lines.length === 0);
  return (
    <Tabs.Root value={tab} onValueChange={setTab} className="min-w-0">
      <Tabs.List aria-label="Views" className="mb-5 flex border-line border-b">
        <Tabs.Trigger value="subjects" className={TAB}>
          By subject
        </Tabs.Trigger>
        <Tabs.Trigger value="timeline" className={TAB}>
          Timeline
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="subjects" className="grid gap-5 outline-none">
        {filled.map(({ name, title, lines }) => (
          <Panel key={name} title={title}>
            <PersonLines lines={lines} onChanged={onChanged} />
          </Panel>
        ))}
        {empty.length > 0 && (
          <p className="text-muted text-sm">
            Nothing yet: {empty.map(({ title }) => title.toLowerCase()).join(', ')}.
          </p>
        )}
      </Tabs.Content>
      <Tabs.Content value="timeline" className="outline-none">
        <Panel title="Timeline">
          <PersonLines lines={timelineOf(person)} onChanged={onChanged} shown={40} />
        </Panel>
      </Tabs.Content>
    </Tabs.Root>
  );
}
