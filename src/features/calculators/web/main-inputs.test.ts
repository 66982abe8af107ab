import { describe, expect, it } from 'vitest';
import { TAB_INPUTS, TABS } from '../tabs.ts';
import { groupInputs } from './main-inputs.ts';

describe('the controls of a tab', () => {
  it.each(TABS)('%s offers each input it uses exactly once, and no other', (tab) => {
    const { main, more, hasAward } = groupInputs(tab);
    const offered = [...main, ...more, ...(hasAward ? ['awardMonth'] : [])];
    expect(offered.toSorted()).toEqual(TAB_INPUTS[tab].toSorted());
  });
});
